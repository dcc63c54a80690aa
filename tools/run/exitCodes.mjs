/** A part of apps/server/src/process/exitCodes.ts, which cannot be loaded before Node 24 is there. */
export const exitCodes = { nodeTooOld: 20, installFailed: 21, buildFailed: 22 };
