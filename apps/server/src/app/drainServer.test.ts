import type { DrainProgress } from '@playloom/room-contract';
import { expect, it } from 'vitest';
import { createLogger } from '../process/createLogger.ts';
import { drainServer } from './drainServer.ts';

const TIMES = { lookEveryMs: 0, noticeAfterMs: 0, noticeEveryMs: 0 };
const FOREVER = new Promise<void>(() => undefined);

function createServer(steps: readonly DrainProgress[]) {
  const left = [...steps];
  const lines: { msg: string; rooms?: number; players?: number }[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const drain = async (): Promise<DrainProgress> => left.shift() ?? steps.at(-1)!;
  return { server: { drain }, lines, log, countLeft: () => left.length };
}

it('[OP-81:part] waits until nothing is left, and says for what', async () => {
  const { server, lines, log, countLeft } = createServer([
    { moving: 2, staying: 1 },
    { moving: 0, staying: 1 },
    { moving: 0, staying: 0 },
    { moving: 9, staying: 9 },
  ]);
  await drainServer(server, { seconds: 3600, hurried: FOREVER, log, times: TIMES });
  expect(countLeft()).toBe(1);
  expect(lines).toMatchObject([
    { rooms: 2, msg: 'waiting for rooms that are handed over' },
    { players: 1, msg: expect.stringContaining('waiting for players of older engines to finish') },
    { players: 1 },
  ]);
});

it('[OP-81:part] waits no longer than DRAIN_SECONDS, or until another signal', async () => {
  const { server, log } = createServer([{ moving: 0, staying: 1 }]);
  await drainServer(server, { seconds: 0.01, hurried: FOREVER, log, times: TIMES });
  await drainServer(server, { seconds: 3600, hurried: Promise.resolve(), log, times: TIMES });
  // A rooms process that hangs.
  const hanging = { drain: () => new Promise<never>(() => undefined) };
  await expect(drainServer(hanging, { seconds: 0.01, hurried: FOREVER, log })).resolves.toBeUndefined();
});
