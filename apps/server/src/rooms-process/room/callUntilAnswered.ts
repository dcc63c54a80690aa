import { setTimeout as pause } from 'node:timers/promises';

const TRY_EVERY_MS = 1_000;
/** For about a minute: longer than a database or a web process takes to restart. */
const TRIES_MAX = 60;

/** Repeats a call to the platform until it is answered. The platform must do it only once for all tries. */
export async function callUntilAnswered<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (tries === TRIES_MAX) throw error;
      await pause(TRY_EVERY_MS, undefined, { ref: false });
    }
  }
}
