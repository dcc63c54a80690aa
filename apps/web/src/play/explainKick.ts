import { PlayStop } from './PlayStop.ts';

/** Rooms close the connection the same way for a kick and a ban, so the server is asked which it was. */
export async function explainKick(findBan: () => Promise<string | null>, text: string): Promise<PlayStop> {
  const ban = await findBan().catch(() => null);
  return ban === null ? new PlayStop('kicked', text) : new PlayStop('banned', ban);
}
