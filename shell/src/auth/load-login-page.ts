/** The page of /login: who is signed in does not download it before another page is shown. */
export const loadLoginPage = () =>
  import("./LoginPage.tsx").then((module) => module.LoginPage);
