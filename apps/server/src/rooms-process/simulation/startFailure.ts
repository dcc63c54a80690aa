/**
 * Prefix of errors that the game caused. `readStartFailure` recognizes them by it, because only the message of an error
 * crosses the process boundary.
 */
const START_FAILED = 'The game cannot start: ';
const STUCK = 'The game did not finish starting and was stopped.';
const TOO_LARGE = 'The game needs too much memory to start and was stopped.';
/** Prefix of errors in our own code, which could not be loaded or crashed. */
const ENGINE_FAILED = 'The engine failed: ';
/** Matches the point where an error's message ends and its stack trace begins. */
const STACK = /\n\s+at /;

/** The thread was ended because it used CPU time without making progress. */
export const THREAD_SILENT = 'silent';
/**
 * The thread was ended because it neither used CPU time nor made progress: the machine is too busy, or the thread
 * waits forever.
 */
export const THREAD_STARVED = 'starved';
export const THREAD_OUT_OF_MEMORY = 'out of memory';

export function formatEngineFailure(detail: string): string {
  return ENGINE_FAILED + detail;
}

/** Whether the game caused its thread to fail, not the machine or our code. */
export function isGameFault(reason: string): boolean {
  return reason !== THREAD_STARVED && !reason.startsWith(ENGINE_FAILED);
}

export function createStartFailure(reason: string): Error {
  // A busy machine is not the game's fault, and a retry may work.
  if (reason === THREAD_STARVED) return new Error('The room did not get enough CPU time to start.');
  if (!isGameFault(reason)) return new Error(reason);
  const texts: { readonly [reason: string]: string } = {
    [THREAD_SILENT]: STUCK,
    [THREAD_OUT_OF_MEMORY]: TOO_LARGE,
  };
  return new Error(`${START_FAILED}${texts[reason] ?? reason.split(STACK)[0]}`);
}

/** Returns where and why a game failed to start; null if the game is not the cause. */
export function readStartFailure(error: unknown): { place: string; text: string } | null {
  const message = error instanceof Error ? error.message : String(error);
  const at = message.indexOf(START_FAILED);
  if (at < 0) return null;
  const text = message.slice(at + START_FAILED.length);
  const place = /^\S+\/\S+\.ts:\d+(?= )/.exec(text)?.[0] ?? '';
  return { place, text: text.slice(place.length).trim() };
}
