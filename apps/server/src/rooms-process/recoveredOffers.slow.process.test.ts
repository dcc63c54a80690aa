import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROTOCOL_VERSION, type ServerMessage } from '@playloom/protocol';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { projectRoot } from '../process/projectRoot.ts';
import {
  connectTestPlayer,
  type GrantedSeat,
  joinAsPlayer,
  requireSeat,
  type TestPlayer,
} from './testing/joinAsPlayer.ts';
import { killRooms } from './testing/killRooms.ts';
import { startTestRooms, type TestRooms } from './testing/startTestRooms.ts';
import { waitFor } from './testing/waitFor.ts';

const GAME = 'hats';

let rooms: TestRooms;
beforeEach(async () => {
  rooms = await startTestRooms({ engineFolder: inject('engineFolder') });
  rooms.platform.documents.set(GAME, makeGame());
});
afterEach(() => rooms.close());

/** In this game, a player who chats is offered a hat for coins. */
function makeGame(): string {
  const game = JSON.parse(readFileSync(join(projectRoot, 'games/blank/game.json'), 'utf8'));
  const player = { get: 'triggeringPlayer' };
  game.rules = [
    {
      id: 'shop',
      name: 'Shop',
      when: { when: 'playerSendsChat' },
      do: [{ do: 'offerForCoins', player, item: 'Hat', price: 50 }],
    },
    {
      id: 'bought',
      name: 'Bought',
      when: { when: 'playerBuysForCoins', item: 'Hat' },
      do: [{ do: 'changeSavedNumber', player, key: 'hats', amount: 1 }],
    },
  ];
  return JSON.stringify(game);
}

async function enter(userId: string): Promise<{ seat: GrantedSeat; player: TestPlayer; token: string }> {
  const visitor = { userId, name: userId };
  const seat = requireSeat(await rooms.seat({ gameId: GAME, wish: { kind: 'new-public' }, visitor }));
  const player = await joinAsPlayer(rooms.origin, seat);
  const { resumeToken: token } = await player.welcome();
  player.send({ kind: 'ready' });
  await player.snapshots(5);
  return { seat, player, token };
}

async function resume({ url }: GrantedSeat, token: string): Promise<TestPlayer> {
  const player = await connectTestPlayer(rooms.origin, url);
  player.send({ kind: 'resume', protocol: PROTOCOL_VERSION, token });
  return player;
}

function ask(player: TestPlayer): void {
  player.send({ kind: 'chat', text: 'shop', isTeamOnly: false });
}

function waitForOffer(player: TestPlayer): Promise<Extract<ServerMessage, { kind: 'offer' }>> {
  return waitFor(
    () => player.messages().find((message) => message.kind === 'offer'),
    () => 'nothing was offered',
  );
}

it('[OP-41:part] shows an offer that the lost connection did not receive when the player returns', async () => {
  const { seat, player, token } = await enter('ann');
  ask(player);
  player.socket.close();
  await waitFor(
    () => (rooms.platform.callLog.includes('openOffer ann Hat 50') ? true : undefined),
    () => 'nothing was offered',
  );
  expect(player.messages().filter(({ kind }) => kind === 'offer')).toEqual([]);
  const back = await resume(seat, token);
  expect(await waitForOffer(back)).toMatchObject({ item: 'Hat', price: 50 });
  back.send({ kind: 'leave' });
  await back.closed;
});

it('[OP-41:part] repeats an open offer after a crash, and delivers once what was bought meanwhile', async () => {
  const { seat, player, token } = await enter('ben');
  ask(player);
  const { offer } = await waitForOffer(player);
  rooms.platform.purchases.push({ id: offer, userId: 'ben', item: 'Hat' });
  await killRooms(rooms, GAME);
  const back = await resume(seat, token);
  await waitFor(
    () => (rooms.platform.callLog.includes(`delivered ${offer}`) ? true : undefined),
    () => 'the purchase was not delivered',
  );
  back.send({ kind: 'leave' });
  await back.closed;

  const other = await enter('cyd');
  ask(other.player);
  const open = await waitForOffer(other.player);
  await killRooms(rooms, GAME);
  const returned = await resume(other.seat, other.token);
  expect(await waitForOffer(returned)).toEqual(open);
  expect(rooms.platform.callLog.filter((call) => call.startsWith('delivered'))).toHaveLength(1);
});

it('[OP-41:part] a second crash before the new token arrived does not cost the seat', async () => {
  const { seat, token } = await enter('dot');
  await killRooms(rooms, GAME);
  const unlucky = await resume(seat, token);
  const { player } = await unlucky.welcome();
  await killRooms(rooms, GAME);
  const back = await resume(seat, token);
  expect(await back.welcome()).toMatchObject({ player });
});
