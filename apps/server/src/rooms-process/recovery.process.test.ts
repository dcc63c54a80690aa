import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROTOCOL_VERSION, type View } from '@playloom/protocol';
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

  it('[OP-40:part] ends no game when the server is stopped: its rooms continue in the next one', async () => {
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
    await rooms.gateway.start?.();
    const back = await waitFor(
      () => resume(seat, welcome.resumeToken).catch(() => undefined),
      () => 'the server does not answer',
    );
    expect(await back.welcome()).toMatchObject({ player: welcome.player });
    await back.snapshots(2);
    expect(rooms.platform.callLog.filter((call) => call.startsWith('openSaved'))).toHaveLength(1);
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
