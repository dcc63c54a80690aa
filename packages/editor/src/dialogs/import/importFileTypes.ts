/** Types of the files that can be imported, for file pickers. */
export const IMPORT_FILE_TYPES = '.json,.tmj,.tsj,application/json';
