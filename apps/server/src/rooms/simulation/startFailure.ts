/** Between processes an error is its message alone. */
const START_FAILED = 'The game cannot start: ';
const STUCK = 'The game did not finish starting and was stopped.';
/** What a thread is ended with that fell silent while it worked. */
const SILENT = 'silent';
/** What a thread is ended with that neither worked nor came round: the machine is too busy, or it waits for ever. */
export const STARVED = 'starved';

export function createStartFailure(reason: string): Error {
  // A busy machine is not the game's fault, and the next try may work.
  if (reason === STARVED) return new Error('The room got no time to start.');
  return new Error(`${START_FAILED}${reason === SILENT ? STUCK : reason}`);
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
