import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { installEngine } from '../engines/installEngine.ts';
import { readEngineVersion } from '../engines/readEngineVersion.ts';
import { createLogger } from '../process/createLogger.ts';
import { joinAsPlayer, requireSeat } from './testing/joinAsPlayer.ts';
import { startTestRooms, type TestRooms } from './testing/startTestRooms.ts';

let rooms: TestRooms;
const asked: string[] = [];
beforeAll(async () => {
  rooms = await startTestRooms({
    async fetchEngine(version, enginesDir) {
      asked.push(version);
      if (version !== readEngineVersion()) return false;
      await installEngine(inject('engineFolder'), enginesDir, createLogger('silent'));
      return true;
    },
  });
});
afterAll(() => rooms.close());

it('[OP-24:part] a rooms process that lacks an engine gets it from its parent, once', async () => {
  const player = await joinAsPlayer(rooms.origin, requireSeat(await rooms.seat({ gameId: 'blank' })));
  await player.snapshots(3);
  player.socket.terminate();
  requireSeat(await rooms.seat({ gameId: 'blank', wish: { kind: 'new-public' } }));
  expect(asked).toEqual([readEngineVersion()]);
  expect(readdirSync(join(rooms.dataDir, 'engines'))).toContain('current.json');
});

it('[OP-24:part] an engine that no process has shared is a failed start, not a crash', async () => {
  rooms.platform.engineVersions.set('arena', '0.0.9.0');
  expect(await rooms.seat({ gameId: 'arena' })).toMatchObject({ ok: false });
  expect((await rooms.seat({ gameId: 'blank' })).ok).toBe(true);
});
