import { Session } from 'node:inspector/promises';
import { BroadcastChannel } from 'node:worker_threads';
import { sumProfile } from '../rooms/sumProfile.ts';
import { THREAD_COST_CHANNEL, type ThreadCostAnswer, type ThreadCostRequest } from '../rooms/ThreadCost.ts';

/** The worker as it ships. It tells how much processor time its thread has used, and for what. */
const SAMPLE_EVERY_US = 500;

const channel = new BroadcastChannel(THREAD_COST_CHANNEL);
const session = new Session();
session.connect();
channel.onmessage = ({ data }) => void answer(data as ThreadCostRequest);
channel.unref();

await import('../../apps/server/src/rooms-process/simulation/roomWorkerMain.ts');

async function answer(request: ThreadCostRequest): Promise<void> {
  const { user, system } = process.threadCpuUsage();
  const sums = { parts: {}, steps: {} };
  if (request === 'start-profile') {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY_US });
    await session.post('Profiler.start');
  } else if (request === 'stop-profile') {
    const { profile } = await session.post('Profiler.stop');
    Object.assign(sums, sumProfile(profile));
  }
  channel.postMessage({ ...sums, cpuMs: (user + system) / 1000 } satisfies ThreadCostAnswer);
}
