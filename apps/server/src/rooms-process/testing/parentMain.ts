import { readFileSync } from 'node:fs';
import { startTestRooms } from './startTestRooms.ts';

/** A process with a rooms process as its child. It prints the child's pid, so that a test can kill it. */
const rooms = await startTestRooms();
await rooms.seat({ gameId: 'blank' });
const [child] = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ');
process.stdout.write(`${child}\n`);
