import { expect, inject, it } from 'vitest';
import { joinAsPlayer, requireSeat } from './testing/joinAsPlayer.ts';
import { startTestRooms, type TestRooms } from './testing/startTestRooms.ts';
import { waitFor } from './testing/waitFor.ts';

const engineFolder = inject('engineFolder');

it('[R8:part] is drained before it ends: no one can join, and rooms are handed over with their players', async () => {
  const ending = await startTestRooms({ engineFolder });
  try {
    const seat = await ending.seat({ gameId: 'blank', visitor: { userId: 'ida', name: 'Ida' } });
    const [ida, jo] = [
      await joinAsPlayer(ending.origin, seat),
      await joinAsPlayer(ending.origin, await ending.seat({ gameId: 'blank' })),
    ];
    await Promise.all([ida.snapshots(5), jo.snapshots(5)]);
    await waitUntilDrained(ending);
    for (const player of [ida, jo]) expect((await player.closed).code).toBe(1012);
    expect(await ending.seat({ gameId: 'blank', wish: { kind: 'new-private' } })).toEqual({
      ok: false,
      error: 'rooms_unavailable',
    });
    // Her saved data is still leased to the room, which continues elsewhere.
    expect(ending.platform.callLog.filter((line) => line.startsWith('closeSaved'))).toEqual([]);
    expect(await ending.gateway.locateRoom(requireSeat(seat).roomId)).toBe('moving');
  } finally {
    await ending.close();
  }
});

async function waitUntilDrained({ gateway, output }: TestRooms): Promise<void> {
  await waitFor(
    async () => {
      const { moving, staying } = await gateway.drain!();
      return moving + staying === 0 ? true : undefined;
    },
    () => `rooms are left\n${output()}`,
  );
}

it('[OP-80] is drained although a seat was reserved that nobody took, and a player is away', async () => {
  // Seats expire long after the test has failed.
  const ending = await startTestRooms({ engineFolder, times: { ticketSeconds: 3600, resumeSeconds: 3600 } });
  try {
    const seat = await ending.seat({ gameId: 'blank' });
    const [player, lost] = [
      await joinAsPlayer(ending.origin, seat),
      await joinAsPlayer(ending.origin, await ending.seat({ gameId: 'blank' })),
    ];
    await ending.seat({ gameId: 'blank' });
    await Promise.all([player.snapshots(5), lost.snapshots(5)]);
    lost.socket.terminate();
    await waitFor(
      async () => ((await ending.gateway.readFigures!())?.players === 1 ? true : undefined),
      () => 'the player is not away',
    );
    await waitUntilDrained(ending);
    expect((await player.closed).code).toBe(1012);
    expect((await ending.gateway.readFigures!())?.rooms).toBe(0);
  } finally {
    await ending.close();
  }
});
