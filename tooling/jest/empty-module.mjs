// Under Jest a global stylesheet is an empty module.
export {};
