/** Length of a game's id. */
const MARK_BYTES = 36;

export function createCurrentGameBuffer(): SharedArrayBuffer {
  return new SharedArrayBuffer(MARK_BYTES);
}

/** Creates a function that marks the game the thread is working on, because a stuck thread cannot report it. */
export function createCurrentGameWriter(mark: SharedArrayBuffer): (gameId: string) => void {
  const bytes = new Uint8Array(mark);
  return (gameId) => bytes.set(Buffer.from(gameId, 'latin1').subarray(0, MARK_BYTES));
}

export function readCurrentGameId(mark: SharedArrayBuffer): string {
  return Buffer.from(mark).toString('latin1');
}
