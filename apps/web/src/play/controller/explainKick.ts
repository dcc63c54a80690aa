import { PlayStopError } from '../state/PlayStopError.ts';

/** Asks the server whether a kicked player is banned, because rooms close the connection the same way for both. */
export async function explainKick(
  findBan: () => Promise<string | null>,
  text: string,
): Promise<PlayStopError> {
  const ban = await findBan().catch(() => null);
  return ban === null ? new PlayStopError('kicked', text) : new PlayStopError('banned', ban);
}
