import type { JoiningPlayer, SeatSettings, SeatStanding } from '@playloom/room-contract';
import { expect, it } from 'vitest';
import { checkMembers } from './checkMembers.ts';
import { createRoomMembers } from './createRoomMembers.ts';
import { enforceOrder } from './enforceOrder.ts';
import type { RoomHandle } from './RoomHandle.ts';

const ADA: JoiningPlayer = { userId: 'ada', name: 'Ada', isSpectator: false, canChat: false, hides: ['ben'] };
const SETTINGS: SeatSettings = { hides: ['ben'], canWrite: false, isUnderAge: true };

function open(visitor: JoiningPlayer, standing: SeatStanding = 'welcome') {
  const members = createRoomMembers(() => undefined);
  members.reserve({ sessionId: 'a', visitor, ticketHash: 't', seconds: 30 });
  const answer = Promise.withResolvers<{ standing: SeatStanding; settings: SeatSettings | null }>();
  const orders: Parameters<RoomHandle['enforce']>[0][] = [];
  const room = {
    members,
    context: { seats: { check: () => answer.promise } },
    async enforce(order: (typeof orders)[number]) {
      orders.push(order);
      enforceOrder(room, order);
    },
    endUser: () => undefined,
  } as unknown as RoomHandle;
  const check = async (settings: SeatSettings | null, meanwhile: () => void = () => undefined) => {
    const checked = checkMembers(room, members.all());
    meanwhile();
    answer.resolve({ standing, settings });
    await checked;
    return orders;
  };
  return { room, check, read: () => members.find('a')!.visitor };
}

it('[OP-66:part] applies what a user has hidden and told while the room was on its way', async () => {
  const { check, read } = open(ADA);
  const orders = await check({ hides: ['cat', 'ben'], canWrite: true, isUnderAge: false });
  expect(orders.map(({ kind }) => kind)).toEqual(['hide', 'allow-chat']);
  expect(read()).toMatchObject({ hides: ['cat', 'ben'], canChat: true, isUnderAge: false });
});

it('[OP-66:part] shows users again who are not hidden anymore', async () => {
  const { check, read } = open(ADA);
  await check({ ...SETTINGS, hides: [] });
  expect(read().hides).toEqual([]);
});

it('changes nothing for equal settings, without an answer, and for guests', async () => {
  expect(await open(ADA).check(SETTINGS)).toEqual([]);
  expect(await open(ADA).check(null)).toEqual([]);
  expect(await open({ ...ADA, userId: null }).check({ ...SETTINGS, hides: [] })).toEqual([]);
});

it('[OP-66:part] does not let a muted player write', async () => {
  const orders = await open(ADA, 'muted').check({ ...SETTINGS, canWrite: true });
  expect(orders.map(({ kind }) => kind)).toEqual(['mute']);
  expect(await open({ ...ADA, isSilent: true }).check({ ...SETTINGS, canWrite: true })).toEqual([]);
});

it('[OP-66:part] an order that arrives during the check is newer than its answer', async () => {
  const { room, check, read } = open(ADA);
  await check(SETTINGS, () => void enforceOrder(room, { userId: 'ada', kind: 'hide', hides: ['cat'] }));
  expect(read().hides).toEqual(['cat']);
});
