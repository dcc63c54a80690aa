import { readdirSync, readlinkSync } from 'node:fs';
import { PROTOCOL_VERSION } from '@playloom/protocol';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { listRoomsProcesses } from './testing/findRoomsProcess.ts';
import { connectTestPlayer, joinAsPlayer, requireSeat } from './testing/joinAsPlayer.ts';
import { killRooms } from './testing/killRooms.ts';
import { startTestRooms, type TestRooms } from './testing/startTestRooms.ts';
import { waitFor } from './testing/waitFor.ts';

let rooms: TestRooms;
beforeEach(async () => {
  rooms = await startTestRooms({ engineFolder: inject('engineFolder'), standbyAfterMs: 0 });
});
afterEach(() => rooms.close());

async function waitForStandby(): Promise<number> {
  return waitFor(
    () => listRoomsProcesses()[1],
    () => 'there is no standby',
  );
}

/** Lists the rooms processes that write a journal, which are those that run a room. */
function listWriters(): number[] {
  return listRoomsProcesses().filter((pid) =>
    readdirSync(`/proc/${pid}/fd`).some((fd) => readFileLink(`/proc/${pid}/fd/${fd}`).includes('.journal')),
  );
}

/** A file may be closed while the list is read. */
function readFileLink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

it('[OP-51] a process that has loaded its code before takes over the rooms of one that was killed', async () => {
  const seat = requireSeat(await rooms.seat({ gameId: 'blank' }));
  const player = await joinAsPlayer(rooms.origin, seat);
  let { resumeToken } = await player.welcome();
  player.send({ kind: 'ready' });
  await player.snapshots(5);
  // Twice, because the process that took over gets a standby too.
  for (let turn = 0; turn < 2; turn += 1) {
    const standby = await waitForStandby();
    await killRooms(rooms, 'blank');
    await expect.poll(listWriters).toEqual([standby]);
    const back = await connectTestPlayer(rooms.origin, seat.url);
    back.send({ kind: 'resume', protocol: PROTOCOL_VERSION, token: resumeToken });
    ({ resumeToken } = await back.welcome());
    await back.snapshots(2);
  }
});

it('[OP-51] without a standby, the rooms come back in a new process', async () => {
  const seat = requireSeat(await rooms.seat({ gameId: 'blank' }));
  const player = await joinAsPlayer(rooms.origin, seat);
  await player.welcome();
  player.send({ kind: 'ready' });
  await player.snapshots(5);
  process.kill(await waitForStandby(), 'SIGKILL');
  await waitFor(
    () => rooms.logLines.find(({ msg }) => msg === 'the standby rooms process ended'),
    () => 'its end was not noticed',
  );
  expect(listRoomsProcesses()).toHaveLength(1);
  await killRooms(rooms, 'blank');
});
