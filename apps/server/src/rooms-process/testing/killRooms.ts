import { findRoomsProcess } from './findRoomsProcess.ts';
import type { TestRooms } from './startTestRooms.ts';
import { waitFor } from './waitFor.ts';

/** Kills the rooms process without warning and waits until the next one has brought back the room of the game. */
export async function killRooms(rooms: TestRooms, gameId: string): Promise<void> {
  const pid = findRoomsProcess();
  process.kill(pid, 'SIGKILL');
  await waitFor(
    async () => (isReplaced(pid) && (await rooms.gateway.listRooms(gameId)).length > 0 ? true : undefined),
    () => `no room came back: ${rooms.output()}`,
  );
}

function isReplaced(pid: number): boolean {
  try {
    return findRoomsProcess() !== pid;
  } catch {
    return false;
  }
}
