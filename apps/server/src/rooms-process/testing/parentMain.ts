import { setTimeout as pause } from 'node:timers/promises';
import { listRoomsProcesses } from './findRoomsProcess.ts';
import { startTestRooms } from './startTestRooms.ts';

/** A process with a rooms process and its standby as children. It prints their pids, so that a test can kill it. */
const rooms = await startTestRooms({ standbyAfterMs: 0 });
await rooms.seat({ gameId: 'blank' });
while (listRoomsProcesses().length < 2) await pause(20);
process.stdout.write(`${listRoomsProcesses().join(' ')}\n`);
