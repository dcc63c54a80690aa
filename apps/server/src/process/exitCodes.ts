/**
 * Exit codes of the process. Scripts and service managers rely on these numbers; docs/running.md lists them. Codes
 * from 20 to 29 are reserved for the tools.
 */
export const exitCodes = {
  cleanStop: 0,
  unexpectedError: 1,
  badArguments: 2,
  badConfiguration: 10,
  uiOriginSameSite: 11,
  portInUse: 12,
  dataDirInUse: 13,
  databaseUnreachable: 14,
  embeddedDatabaseFailed: 15,
  dataDirUnusable: 16,
  databaseLost: 17,
  pagesNotBuilt: 18,
  commandFailed: 19,
  redisUnreachable: 30,
  wrongSecretKey: 31,
  filesUnreachable: 32,
  filesElsewhere: 33,
  diskFull: 34,
  forcedStop: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
