import type { Worker } from 'node:worker_threads';

/** Returns the CPU time that a thread has used so far; 0 if it has ended. */
export async function readThreadCpuMs(thread: Worker): Promise<number> {
  try {
    const { user, system } = await thread.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return 0;
  }
}
