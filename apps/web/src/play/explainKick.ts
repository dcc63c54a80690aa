import { PlayStop } from './PlayStop.ts';

/** Rooms close the same way for a kick and for a ban: the server knows which it was. */
export async function explainKick(findBan: () => Promise<string | null>, text: string): Promise<PlayStop> {
  const ban = await findBan().catch(() => null);
  return ban === null ? new PlayStop('kicked', text) : new PlayStop('banned', ban);
}
