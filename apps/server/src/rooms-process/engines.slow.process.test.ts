import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  compileGame,
  decodeTape,
  findEntity,
  loadPhysics,
  playNextTick,
  startPlayback,
} from '@playloom/engine';
import { parseGame } from '@playloom/game-format';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { projectRoot } from '../process/projectRoot.ts';
import { createEngineBundles } from '../engines/createEngineBundles.ts';
import { createClientFinder } from '../engines/createClientFinder.ts';
import { followView } from './testing/followView.ts';
import { installOtherEngine, OTHER_BUILD, OTHER_VERSION } from './testing/installOtherEngine.ts';
import { joinAsPlayer, requireSeat } from './testing/joinAsPlayer.ts';
import { startTestRooms, type TestRooms } from './testing/startTestRooms.ts';
import { waitFor } from './testing/waitFor.ts';

let rooms: TestRooms;
beforeAll(async () => {
  rooms = await startTestRooms({ engineFolder: inject('engineFolder') });
});
afterAll(() => rooms.close());

function readGame(slug: string): string {
  return readFileSync(join(projectRoot, 'games', slug, 'game.json'), 'utf8');
}

it('[GF-04] two engine versions run at once, one game on each, and browsers get the client of each', async () => {
  const enginesDir = join(rooms.dataDir, 'engines');
  await installOtherEngine(enginesDir);

  // The release of Arena is pinned to an older build of the same engine version.
  rooms.platform.engineVersions.set('arena', OTHER_BUILD);
  const seats = [await rooms.seat({ gameId: 'blank' }), await rooms.seat({ gameId: 'arena' })].map(
    requireSeat,
  );
  expect(seats[1]!.engineVersion).toBe(OTHER_VERSION);
  const players = await Promise.all(seats.map((seat) => joinAsPlayer(rooms.origin, seat)));
  for (const [index, player] of players.entries()) {
    const followed = followView(player, readGame(['blank', 'arena'][index]!));
    await player.snapshots(5);
    expect(followed.update().tick).toBeGreaterThan(0);
  }
  const versions = [];
  for (const { roomId } of seats) {
    const tape = decodeTape((await rooms.gateway.readTape(roomId))!);
    versions.push(tape.ok && tape.value.engineVersion);
  }
  expect(versions).toEqual([seats[0]!.engineVersion, OTHER_VERSION]);

  const find = createClientFinder(createEngineBundles(enginesDir, null), null);
  const [own, other] = [await find(seats[0]!.engineVersion), await find('0.9.0.0')];
  expect(own!.scripts[0]).toMatch(/^\/client\/[\d.]+-[\da-f]{12}\/.+\.js$/);
  expect(other!.scripts[0]).toContain(`/client/${OTHER_VERSION}-`);
  expect(await find('0.8.0.0')).toBeUndefined();
  for (const player of players) player.socket.terminate();
});

it('[EG-11] the tape of a room replays to the exact state that its players saw', async () => {
  const document = readGame('blank');
  const seat = requireSeat(await rooms.seat({ gameId: 'blank', wish: { kind: 'new-public' } }));
  const player = await joinAsPlayer(rooms.origin, seat);
  const followed = followView(player, document);
  await player.welcome();
  player.send({ kind: 'ready' });
  await waitFor(
    () => followed.update().own.unit ?? undefined,
    () => 'no unit',
  );
  const start = followed.view.own.unit!;
  const held = { kind: 'controls', mouseX: 0, mouseY: 0, stick: null } as const;
  player.send({ ...held, tick: followed.view.tick + 4, keys: ['d'] });
  await waitFor(
    () => (followed.update().own.unit!.x > start.x + 1 ? true : undefined),
    () => `it does not move: ${JSON.stringify(followed.view.own)}`,
  );
  const seen = { tick: followed.view.tick, unit: followed.view.own.unit! };
  const tape = decodeTape((await rooms.gateway.readTape(seat.roomId))!);
  if (!tape.ok) throw new Error(tape.error);
  await loadPhysics();
  const game = parseGame(JSON.parse(document));
  if (!game.ok) throw new Error('no game');
  const world = startPlayback({ tape: tape.value, game: compileGame(game.value) });
  if (!world.ok) throw new Error(world.error);
  while (world.value.tick < seen.tick) expect(playNextTick(tape.value, world.value)).toBe(true);
  const { x, y, rotation, vx, vy } = seen.unit;
  const { motion } = world.value.entities;
  const { slot } = findEntity(world.value, seen.unit.id)!;
  expect([motion.x[slot], motion.y[slot], motion.rotation[slot]]).toEqual([x, y, rotation]);
  expect([motion.vx[slot], motion.vy[slot]]).toEqual([vx, vy]);
  player.socket.terminate();
});
