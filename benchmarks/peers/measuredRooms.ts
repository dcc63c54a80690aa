import '../../apps/server/src/rooms-process/main.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { BroadcastChannel } from 'node:worker_threads';
import { serveFigures } from '../rooms/serveFigures.ts';
import { LATENESS_CHANNEL } from '../rooms/LatenessReport.ts';
import type { LatenessReport } from '../rooms/LatenessReport.ts';
import { THREAD_COST_CHANNEL, type ThreadCostAnswer, type ThreadCostRequest } from '../rooms/ThreadCost.ts';

/** The rooms process as it ships, plus an HTTP server for the measurements. */
const ANSWER_MS = 500;
const lateness: LatenessReport[] = [];
const channel = new BroadcastChannel(LATENESS_CHANNEL);
channel.onmessage = ({ data }) => void lateness.push(data as LatenessReport);
channel.unref();

const costs: ThreadCostAnswer[] = [];
const costChannel = new BroadcastChannel(THREAD_COST_CHANNEL);
costChannel.onmessage = ({ data }) => void costs.push(data as ThreadCostAnswer);
costChannel.unref();

/** Asks all room threads. Nobody knows how many there are, so what comes in time counts. */
async function askThreads(request: ThreadCostRequest): Promise<readonly ThreadCostAnswer[]> {
  costs.length = 0;
  costChannel.postMessage(request);
  await pause(ANSWER_MS);
  return costs.splice(0);
}

await serveFigures({
  '/lateness': () => lateness.splice(0),
  '/main-cpu': () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
  '/threads': (query) => askThreads(query.get('request') as ThreadCostRequest),
});
