// Under Jest a global stylesheet is nothing.
export {};
