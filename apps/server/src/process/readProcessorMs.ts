import type { Worker } from 'node:worker_threads';

/** Processor time of a thread so far. A thread that has ended uses no more. */
export async function readProcessorMs(thread: Worker): Promise<number> {
  try {
    const { user, system } = await thread.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return 0;
  }
}
