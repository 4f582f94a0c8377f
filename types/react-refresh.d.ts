// The refresh runtime is handed over whole, so nothing in it needs a type.
declare module "react-refresh/runtime" {
  export {};
}
