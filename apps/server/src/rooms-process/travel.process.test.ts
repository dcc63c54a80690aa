import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '../process/projectRoot.ts';
import { joinAsPlayer } from './testing/joinAsPlayer.ts';
import { startTestRooms, type TestRooms } from './testing/startTestRooms.ts';
import { waitFor } from './testing/waitFor.ts';

const GAME = 'harbour';

let rooms: TestRooms;
beforeAll(async () => {
  rooms = await startTestRooms();
  rooms.platform.documents.set(GAME, makeGame());
});
afterAll(() => rooms.close());

/**
 * In this game, a player who chats gets five coins for the world and one errand for the game, and then travels to
 * another map.
 */
function makeGame(): string {
  const game = JSON.parse(readFileSync(join(projectRoot, 'games/blank/game.json'), 'utf8'));
  const player = { get: 'triggeringPlayer' };
  const earn = (scope: string, key: string, amount: number) => ({
    do: 'changeSavedNumber',
    player,
    scope,
    key,
    amount,
  });
  game.world = { maps: { island: { name: 'Island' } } };
  game.rules = [
    {
      id: 'go',
      name: 'Go',
      when: { when: 'playerSendsChat' },
      do: [
        earn('world', 'coins', 5),
        earn('game', 'errands', 1),
        { do: 'sendPlayerToMap', player, map: 'island' },
      ],
    },
  ];
  return JSON.stringify(game);
}

it('[EN-08:part] a guest travels with what rules saved here and on earlier maps', async () => {
  const belongings = { world: { coins: 8 }, games: { [GAME]: { errands: 2 }, island: { shells: 3 } } };
  const player = await joinAsPlayer(
    rooms.origin,
    await rooms.seat({ gameId: GAME, visitor: { belongings } }),
  );
  await player.welcome();
  player.send({ kind: 'ready' });
  await player.snapshots(2);
  player.send({ kind: 'chat', text: 'go', isTeamOnly: false });
  const travel = await waitFor(
    () => rooms.platform.travels[0],
    () => 'no player traveled',
  );
  expect(travel.belongings).toEqual({
    world: { coins: 13 },
    games: { [GAME]: { errands: 3 }, island: { shells: 3 } },
  });
});
