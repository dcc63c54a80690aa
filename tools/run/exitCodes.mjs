/** What the tools end with when they cannot do their work; below 20 are those of the server. */
export const exitCodes = {
  nodeTooOld: 20,
  installFailed: 21,
  buildFailed: 22,
  chromiumMissing: 23,
  databaseUrlMissing: 24,
  redisMissing: 25,
};
