/** Exit codes of the tools when they fail. 2 is shared with the server; 10 to 19 belong to the server. */
export const exitCodes = {
  badArguments: 2,
  nodeTooOld: 20,
  installFailed: 21,
  buildFailed: 22,
  chromiumMissing: 23,
  databaseUrlMissing: 24,
  redisMissing: 25,
};
