import { matchMaker } from '@colyseus/core';

/** Counts are told once a second; rooms opened since then must count too, or a rush lands on one process. */
const RECENT_MS = 1_500;

/** Of two processes picked by chance the emptier one: no process gets all, and no count must be exact. */
export function createProcessChooser(
  random: () => number = Math.random,
  now: () => number = () => performance.now(),
): () => Promise<string> {
  const recent: { processId: string; at: number }[] = [];
  return async () => {
    const [counted, listening] = await Promise.all([
      matchMaker.stats.fetchAll(),
      matchMaker.presence.channels('p:*'),
    ]);
    const alive = counted.filter(({ processId }) => listening.includes(`p:${processId}`));
    while (recent.length > 0 && recent[0]!.at < now() - RECENT_MS) recent.shift();
    const pick = (): (typeof alive)[number] | undefined => alive[Math.floor(random() * alive.length)];
    const load = ({ processId, roomCount }: (typeof alive)[number]): number =>
      roomCount + recent.filter((open) => open.processId === processId).length;
    const [first, second] = [pick(), pick()];
    if (first === undefined || second === undefined) return matchMaker.processId;
    const { processId } = load(second) < load(first) ? second : first;
    recent.push({ processId, at: now() });
    return processId;
  };
}
