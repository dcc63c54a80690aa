import { PlayStop } from './PlayStop.ts';

/** Asks the server whether a kicked player is banned, because rooms close the connection the same way for both. */
export async function explainKick(findBan: () => Promise<string | null>, text: string): Promise<PlayStop> {
  const ban = await findBan().catch(() => null);
  return ban === null ? new PlayStop('kicked', text) : new PlayStop('banned', ban);
}
