/** The page of /login: a signed-in user downloads it only after another page is shown. */
export const loadLoginPage = () =>
  import("./LoginPage.tsx").then((module) => module.LoginPage);
