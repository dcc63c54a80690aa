import '../../apps/server/src/rooms-process/main.ts';
import { BroadcastChannel } from 'node:worker_threads';
import { serveFigures } from '../rooms/serveFigures.ts';
import { LATENESS_CHANNEL } from '../rooms/LatenessReport.ts';
import type { LatenessReport } from '../rooms/LatenessReport.ts';

/** The rooms process as it ships, plus an HTTP server for the measurements. */
const lateness: LatenessReport[] = [];
const channel = new BroadcastChannel(LATENESS_CHANNEL);
channel.onmessage = ({ data }) => void lateness.push(data as LatenessReport);
channel.unref();

await serveFigures({ '/lateness': () => lateness.splice(0) });
