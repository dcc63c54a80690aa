/** Exit codes of tools that fail. The server also uses 2 and 34, and 10 to 19 and those from 30 up are reserved for it. */
export const exitCodes = {
  badArguments: 2,
  nodeTooOld: 20,
  installFailed: 21,
  buildFailed: 22,
  chromiumMissing: 23,
  databaseUrlMissing: 24,
  redisMissing: 25,
  folderNotWritable: 26,
  diskFull: 34,
};
