/** Exit codes of the tools when they fail; those below 20 belong to the server. */
export const exitCodes = {
  nodeTooOld: 20,
  installFailed: 21,
  buildFailed: 22,
  chromiumMissing: 23,
  databaseUrlMissing: 24,
  redisMissing: 25,
};
