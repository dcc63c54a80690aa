import { readFileSync } from 'node:fs';
import { startTestRooms } from './startTestRooms.ts';

/** A process with a rooms process below it, whose number it prints. Made to be killed. */
const rooms = await startTestRooms();
await rooms.seat({ gameId: 'blank' });
const [child] = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ');
process.stdout.write(`${child}\n`);
