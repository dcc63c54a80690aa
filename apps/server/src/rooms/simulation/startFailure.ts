/** Between processes an error is its message alone. */
const START_FAILED = 'The game cannot start: ';
const STUCK = 'The game did not finish starting and was stopped.';
const TOO_LARGE = 'The game needs too much memory to start and was stopped.';
/** Before what our own code says when it could not be loaded, or broke. */
const ENGINE_FAILED = 'The engine failed: ';
/** Where the message of an error ends and its stack begins. */
const STACK = /\n\s+at /;

/** Why a thread was ended: it worked without coming round. */
export const THREAD_SILENT = 'silent';
/** It neither worked nor came round: the machine is too busy, or it waits for ever. */
export const THREAD_STARVED = 'starved';
export const THREAD_OUT_OF_MEMORY = 'out of memory';

export function nameEngineFailure(detail: string): string {
  return ENGINE_FAILED + detail;
}

/** Whether the game made its thread fail, not the machine and not our code. */
export function isGameFault(reason: string): boolean {
  return reason !== THREAD_STARVED && !reason.startsWith(ENGINE_FAILED);
}

export function createStartFailure(reason: string): Error {
  // A busy machine is not the game's fault, and the next try may work.
  if (reason === THREAD_STARVED) return new Error('The room got no time to start.');
  if (!isGameFault(reason)) return new Error(reason);
  const texts: { readonly [reason: string]: string } = {
    [THREAD_SILENT]: STUCK,
    [THREAD_OUT_OF_MEMORY]: TOO_LARGE,
  };
  return new Error(`${START_FAILED}${texts[reason] ?? reason.split(STACK)[0]}`);
}

/** Where and why a game failed while its room was opened; null when the game is not to blame. */
export function readStartFailure(error: unknown): { place: string; text: string } | null {
  const message = error instanceof Error ? error.message : String(error);
  const at = message.indexOf(START_FAILED);
  if (at < 0) return null;
  const text = message.slice(at + START_FAILED.length);
  const place = /^\S+\/\S+\.ts:\d+(?= )/.exec(text)?.[0] ?? '';
  return { place, text: text.slice(place.length).trim() };
}
