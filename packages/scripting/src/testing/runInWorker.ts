import { Worker } from 'node:worker_threads';

/** Starts a file of this folder in a separate thread and waits for its one message. */
export async function runInWorker<Result>(file: string, workerData: unknown): Promise<Result> {
  const worker = new Worker(new URL(file, import.meta.url), { workerData });
  try {
    return await new Promise<Result>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  } finally {
    await worker.terminate();
  }
}
