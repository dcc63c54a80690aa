import { isSpawnProtected, type Unit } from '@playloom/engine';
import type { GameInput } from '@playloom/game-format';
import { expect, it } from 'vitest';
import {
  createChatNumberValue,
  findPlayerUnit,
  holdKeys,
  joinRoomPlayer,
  openGameTestRoom,
  readPositionInRoom,
  runRoomTicks,
  sendPlayerChat,
  type TestRoom,
} from '../../tools/games/testing/openGameTestRoom.ts';

const TICKS_PER_SECOND = 40;
const COUNTDOWN_TICKS = 3 * TICKS_PER_SECOND + 2;
/** Half of what an upright phone of 390 × 844 pixels shows, in tiles. */
const PHONE = { width: (18 * 390) / 844 / 2, height: 9 };

const speaker = { get: 'unitOf', player: { get: 'triggeringPlayer' } } as const;

/** A chat message “mass x y” sets a blob's mass and position. */
const extraRules: NonNullable<GameInput['rules']> = [
  {
    id: 'test-blob',
    name: 'Set mass and position',
    when: { when: 'playerSendsChat' },
    do: [
      { do: 'setAttribute', entity: speaker, attribute: 'mass', value: createChatNumberValue(1) },
      {
        do: 'teleport',
        entity: speaker,
        position: { get: 'point', x: createChatNumberValue(2), y: createChatNumberValue(3) },
      },
    ],
  },
];

async function openPond(people: number, seed = 5): Promise<TestRoom> {
  const pond = await openGameTestRoom('blob', { extraRules, seed });
  for (let player = 1; player <= people; player += 1) joinRoomPlayer(pond, player);
  runRoomTicks(pond, COUNTDOWN_TICKS);
  return pond;
}

function countPellets(pond: TestRoom, unit: Unit): number {
  const { x, y } = readPositionInRoom(pond, unit);
  return pond.world.entities.records.filter((entity) => {
    if (entity?.kind !== 'item' || entity.isDoomed) return false;
    const at = readPositionInRoom(pond, entity);
    return Math.abs(at.x - x) < PHONE.width && Math.abs(at.y - y) < PHONE.height;
  }).length;
}

it('[FAIR-07:part] shows new players at least eight pellets at once, on an upright phone too', async () => {
  for (const seed of [1, 2, 3]) {
    const pond = await openPond(6, seed);
    const counts = [1, 2, 3, 4, 5, 6].map((player) => countPellets(pond, findPlayerUnit(pond, player)));
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(8);
  }
});

it('[FAIR-07:part] neither lets protected blobs be eaten nor eat, until they split', async () => {
  const pond = await openPond(2);
  const deaths = () => pond.events.filter(({ kind }) => kind === 'death').length;
  const safe = findPlayerUnit(pond, 1);
  sendPlayerChat(pond, 1, '40 24 48');
  sendPlayerChat(pond, 2, '300 24.5 48');
  runRoomTicks(pond, 10);
  expect([isSpawnProtected(safe), deaths()]).toEqual([true, 0]);
  sendPlayerChat(pond, 1, '300 24 48');
  sendPlayerChat(pond, 2, '40 24.5 48');
  runRoomTicks(pond, 10);
  expect(deaths()).toBe(0);
  holdKeys(pond, 1, ['space'], { x: 30, y: 48 });
  runRoomTicks(pond, 4);
  expect(isSpawnProtected(safe)).toBe(false);
});

it('[FAIR-07:part] puts new players away from large blobs', async () => {
  const pond = await openPond(1);
  for (const [x, y] of [
    [19, 19],
    [40, 40],
    [60, 61],
  ]) {
    sendPlayerChat(pond, 1, `900 ${x} ${y}`);
    runRoomTicks(pond, 4);
    const number = 10 + pond.world.players.size;
    joinRoomPlayer(pond, number);
    const at = readPositionInRoom(pond, findPlayerUnit(pond, number));
    expect(Math.hypot(at.x - x!, at.y - y!)).toBeGreaterThan(15);
  }
});
