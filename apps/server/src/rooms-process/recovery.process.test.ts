import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROTOCOL_VERSION, type View } from '@playloom/protocol';
import type { JoiningPlayer } from '@playloom/room-contract';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createFileJournalStore } from './journal/createFileJournalStore.ts';
import { encodeRecords } from './journal/encodeRecords.ts';
import { followView } from './testing/followView.ts';
import {
  connectTestPlayer,
  type GrantedSeat,
  joinAsPlayer,
  requireSeat,
  type TestPlayer,
} from './testing/joinAsPlayer.ts';
import { findRoomsProcess } from './testing/findRoomsProcess.ts';
import { killRooms } from './testing/killRooms.ts';
import { startTestRooms, type TestRooms } from './testing/startTestRooms.ts';
import { waitFor } from './testing/waitFor.ts';

const engineFolder = inject('engineFolder');

function readPlace({ own }: View): { x: number; y: number } | undefined {
  return own.unit === null ? undefined : { x: own.unit.x, y: own.unit.y };
}

describe('a rooms process that was killed', () => {
  let rooms: TestRooms;
  beforeEach(async () => {
    rooms = await startTestRooms({ engineFolder });
  });
  afterEach(() => rooms.close());

  async function resume({ url }: GrantedSeat, resumeToken: string): Promise<TestPlayer> {
    const player = await connectTestPlayer(rooms.origin, url);
    player.send({ kind: 'resume', protocol: PROTOCOL_VERSION, token: resumeToken });
    return player;
  }

  it('[OP-40] comes back with its rooms: players keep their seat, unit and place', async () => {
    const seat = requireSeat(await rooms.seat({ gameId: 'blank' }));
    const player = await joinAsPlayer(rooms.origin, seat);
    const welcome = await player.welcome();
    player.send({ kind: 'ready' });
    const document = (await rooms.platform.loadRelease('blank', 1))!.document;
    const view = followView(player, document);
    const start = await waitFor(
      () => readPlace(view.update()),
      () => 'the player has no unit',
    );
    // Walk to the right and stop, so that the place is not where players start.
    for (const keys of [['d'], []] as const) {
      const { tick } = view.update();
      player.send({ kind: 'controls', tick: tick + 5, keys, mouseX: 0, mouseY: 0, stick: null });
      await player.snapshots(player.frames.length + 10);
    }
    const before = { tick: view.update().tick, place: readPlace(view.view) };
    expect(before.place!.x).toBeGreaterThan(start.x + 1);

    await killRooms(rooms, 'blank');
    const back = await resume(seat, welcome.resumeToken);
    expect(await back.welcome()).toMatchObject({ player: welcome.player });
    await back.snapshots(5);
    const after = followView(back, document).update();
    expect(readPlace(after)).toEqual(before.place);
    expect(after.tick).toBeGreaterThan(before.tick);
    expect((await rooms.gateway.listRooms('blank')).map(({ roomId }) => roomId)).toEqual([seat.roomId]);
  });

  it('[OP-40:part] continues with the saved data of its players under the same lease', async () => {
    const visitor = { userId: 'saver', name: 'Saver' };
    const seat = requireSeat(await rooms.seat({ gameId: 'blank', visitor }));
    const player = await joinAsPlayer(rooms.origin, seat);
    const welcome = await player.welcome();
    player.send({ kind: 'ready' });
    await player.snapshots(5);
    await killRooms(rooms, 'blank');
    const back = await resume(seat, welcome.resumeToken);
    await back.welcome();
    back.send({ kind: 'leave' });
    await waitFor(
      () => rooms.platform.callLog.find((call) => call.startsWith('closeSaved')),
      () => 'the lease was not closed',
    );
    expect(
      rooms.platform.callLog.filter((call) => /Saved/.test(call)).filter((call) => !/write/.test(call)),
    ).toEqual(['openSaved saver', 'closeSaved lease 1 of saver']);
  });

  it('[OP-35:part] [OP-40:part] ends no game when the server is stopped: its rooms continue in the next one', async () => {
    const visitor = { userId: 'saver', name: 'Saver' };
    const seat = requireSeat(await rooms.seat({ gameId: 'blank', visitor }));
    const player = await joinAsPlayer(rooms.origin, seat);
    const welcome = await player.welcome();
    player.send({ kind: 'ready' });
    await player.snapshots(5);
    await rooms.stop();
    // The code of a service that restarts. Pages reconnect after it.
    expect((await player.closed).code).toBe(1012);
    expect(rooms.platform.callLog.filter((call) => call.startsWith('closeSaved'))).toEqual([]);
    rooms = await startTestRooms({ engineFolder, before: rooms });
    const started = rooms.gateway.start?.();
    expect(await rooms.gateway.readState()).toMatchObject({ isReady: false });
    await started;
    expect(await rooms.gateway.readState()).toEqual({ isReady: true, detail: 'running' });
    const back = await waitFor(
      () => resume(seat, welcome.resumeToken).catch(() => undefined),
      () => 'the server does not answer',
    );
    expect(await back.welcome()).toMatchObject({ player: welcome.player });
    await back.snapshots(2);
    expect(rooms.platform.callLog.filter((call) => call.startsWith('openSaved'))).toHaveLength(1);
  });

  async function sitDown(visitor: Partial<JoiningPlayer>) {
    const seat = requireSeat(await rooms.seat({ gameId: 'blank', visitor }));
    const player = await joinAsPlayer(rooms.origin, seat);
    const { resumeToken } = await player.welcome();
    player.send({ kind: 'ready' });
    await player.snapshots(5);
    return { seat, resumeToken };
  }

  it('[T3:part] does not let players return who logged out or were banned while it was away', async () => {
    const names = ['thief', 'owner', 'banned', 'friend'];
    const seated = [];
    for (const name of names) seated.push(await sitDown({ userId: `user ${name}`, name, signIn: name }));
    // No order reaches the rooms.
    rooms.platform.findStanding = ({ signIn }) =>
      signIn === 'thief' ? 'signed-out' : signIn === 'banned' ? 'banned' : 'welcome';
    await killRooms(rooms, 'blank');
    const backs = [];
    for (const { seat, resumeToken } of seated) backs.push(await resume(seat, resumeToken));
    for (const index of [0, 2]) expect((await backs[index]!.closed).reason).toBe('bad-ticket');
    for (const index of [1, 3]) await backs[index]!.snapshots(3);
  });

  it('[OP-66] applies what players have hidden and told while it was away', async () => {
    const write = (one: TestPlayer, text: string) => one.send({ kind: 'chat', text, isTeamOnly: false });
    const hasReceived = (one: TestPlayer, text: string) =>
      one.frames.some((frame) => Buffer.from(frame).includes(text));
    const seated = [
      await sitDown({ userId: 'young', name: 'Young', canChat: false }),
      await sitDown({ userId: 'loud', name: 'Loud' }),
      await sitDown({ userId: 'other', name: 'Other' }),
    ];
    // No order reaches the rooms.
    rooms.platform.findSettings = (userId) => ({
      hides: userId === 'young' ? ['loud'] : [],
      canWrite: true,
      isUnderAge: false,
    });
    await killRooms(rooms, 'blank');
    const backs = [];
    for (const { seat, resumeToken } of seated) backs.push(await resume(seat, resumeToken));
    const [young, loud, other] = backs as [TestPlayer, TestPlayer, TestPlayer];
    for (const one of backs) {
      one.send({ kind: 'ready' });
      await one.snapshots(3);
    }
    write(loud, 'shouted at everyone');
    await expect.poll(() => hasReceived(other, 'shouted at everyone')).toBe(true);
    write(young, 'written at last');
    for (const one of [young, other]) await expect.poll(() => hasReceived(one, 'written at last')).toBe(true);
    expect(hasReceived(young, 'shouted at everyone')).toBe(false);
  });

  it('[T3:part] an order that was answered applies after the end of the process', async () => {
    const { seat, resumeToken } = await sitDown({ userId: 'ada', signIn: 'stolen' });
    // A room without players would not come back.
    await sitDown({ userId: 'ada', signIn: 'own' });
    await rooms.gateway.enforce({ userId: 'ada', gameId: null, kind: 'sign-out', sessions: ['stolen'] });
    await killRooms(rooms, 'blank');
    expect((await (await resume(seat, resumeToken)).closed).reason).toBe('bad-ticket');
  });

  it('[T3:part] lets players return if the platform does not know whether they may', async () => {
    const { seat, resumeToken } = await sitDown({ userId: 'ada', signIn: 'laptop' });
    rooms.platform.findStanding = () => {
      throw new Error('Unknown call: checkSeats');
    };
    await killRooms(rooms, 'blank');
    const back = await resume(seat, resumeToken);
    expect(await back.snapshots(3)).not.toEqual([]);
  });

  it('[T3:part] closes the rooms of a game that was hidden while it was away', async () => {
    const { seat, resumeToken } = await sitDown({ userId: null });
    rooms.platform.findStanding = () => 'game-closed';
    process.kill(findRoomsProcess(), 'SIGKILL');
    await waitFor(
      async () => ((await rooms.gateway.locateRoom(seat.roomId)) === null ? true : undefined),
      () => `the room is still there: ${rooms.output()}`,
    );
    expect((await (await resume(seat, resumeToken)).closed).reason).toBe('room-closed');
  });

  it('[OP-67] [CM-04:part] remembers who was kicked, whose old tokens have ended', async () => {
    const host = { userId: 'host', name: 'Host', browser: 'desk' };
    const seat = requireSeat(
      await rooms.seat({ gameId: 'blank', wish: { kind: 'new-private' }, visitor: host }),
    );
    const owner = await joinAsPlayer(rooms.origin, seat);
    const joinRequest = { kind: 'code', code: seat.lobbyCode! } as const;
    const troll = { userId: 'troll', name: 'Troll', browser: 'cave' };
    const rejoin = () => rooms.seat({ gameId: 'blank', wish: joinRequest, visitor: troll });
    const nuisance = await joinAsPlayer(rooms.origin, await rejoin());
    const { player, resumeToken } = await nuisance.welcome();
    for (const one of [owner, nuisance]) {
      await one.welcome();
      one.send({ kind: 'ready' });
      await one.snapshots(3);
    }
    owner.send({ kind: 'kick', player: player! });
    expect((await nuisance.closed).reason).toBe('kicked');
    // Answered when the members of now are stored, which is after the kick.
    await rooms.gateway.enforce({ userId: 'host', gameId: null, kind: 'hide', hides: [] });
    process.kill(findRoomsProcess(), 'SIGKILL');
    await waitFor(
      async () => ((await rooms.gateway.locateRoom(seat.roomId)) === 'moving' ? undefined : true),
      () => `no room came back: ${rooms.output()}`,
    );
    expect(await rejoin()).toEqual({ ok: false, error: 'sent_away' });
    const back = await resume(seat, resumeToken);
    expect((await back.closed).reason).toBe('bad-ticket');
  });

  it('[T26:part] writes nothing into a journal that would give a seat', async () => {
    const seat = requireSeat(
      await rooms.seat({ gameId: 'blank', visitor: { userId: 'ada', name: 'Ada L.' } }),
    );
    const player = await joinAsPlayer(rooms.origin, seat);
    const { resumeToken } = await player.welcome();
    const store = await createFileJournalStore(join(rooms.dataDir, 'journals'));
    // A file may be replaced by the next one while it is read.
    const read = async () => (await store.read(seat.roomId).catch(() => null)) ?? [];
    const records = await waitFor(
      async () => {
        const found = await read();
        return found.some((record) => 'seats' in record && record.seats?.length) ? found : undefined;
      },
      () => 'nobody has a seat in the journal',
    );
    const bytes = encodeRecords(records);
    expect(bytes.includes('Ada L.')).toBe(true);
    expect(bytes.includes(resumeToken)).toBe(false);
    expect(bytes.includes(seat.ticket)).toBe(false);
  });

  it('[OP-40:part] removes the journals of rooms that end', async () => {
    const seat = requireSeat(await rooms.seat({ gameId: 'blank' }));
    const player = await joinAsPlayer(rooms.origin, seat);
    await player.welcome();
    const list = () => readdirSync(join(rooms.dataDir, 'journals'));
    await expect.poll(list).toHaveLength(1);
    await rooms.gateway.closeRooms('blank');
    await expect.poll(list).toEqual([]);
  });
});
