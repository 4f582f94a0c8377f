/** Environment variable that tells every test worker the folder of this run's database server. */
export const runFolderVariable = "BANQUETE_TEST_FOLDER";
