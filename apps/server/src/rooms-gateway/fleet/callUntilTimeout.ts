import { CallFailure, CallTimeout } from '../channel/createCallChannel.ts';

/** How many processes are tried for one call, because a process may end during the call. */
const TRIES = 3;

/**
 * Repeats a call that has failed, which then reaches another process. Not if it was not answered in time: a process that
 * is slow still does what was asked, so three would open three rooms.
 */
export async function callUntilTimeout<T>(call: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await call();
    } catch (error) {
      if (turn === TRIES || !(error instanceof CallFailure) || error instanceof CallTimeout) throw error;
    }
  }
}
