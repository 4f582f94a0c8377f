// Installed when the bench runs, so the compiler sees nothing of them.
declare module "@glideapps/glide-data-grid";
declare module "@mui/x-data-grid";
declare module "ag-grid-community";
declare module "ag-grid-react";
declare module "handsontable";
declare module "react-datasheet-grid";
