import type { RoomOpenCommand } from '@playloom/room-contract';
import { expect, it } from 'vitest';
import { createTestDocument } from '../testing/createTestRoom.ts';
import { createTestWorker } from '../testing/TestWorker.ts';

function open(room: string, more: Partial<RoomOpenCommand> = {}): RoomOpenCommand {
  const document = JSON.stringify(createTestDocument());
  const start = { keyframe: null, scriptsOff: null, sequence: 0, seats: [], phase: 0, seed: 1 };
  return { kind: 'open', room, roomName: room, lobbyCode: null, document, ...start, ...more };
}

it('[OP-55] plays the ticks of a room while another one opens, and shows whose code runs', async () => {
  const worker = createTestWorker();
  worker.command(open('a'));
  await worker.waitFor('opened');
  worker.shown.splice(0);
  // Each step takes longer than a turn.
  worker.lookMs = 20;
  worker.command(open('b', { replay: { tick: 40, inputs: [] } }));
  while (worker.reports.filter(({ kind }) => kind === 'opened').length < 2) {
    worker.advance(0);
    await Promise.resolve();
  }
  expect(worker.shown.join('')).toMatch(/b+a+b+a+b/);
});
