import { parentPort } from 'node:worker_threads';
import { documentJobs, type DocumentJobs } from './documentJobs.ts';

/** One order at a time; the next one comes after the answer. */
parentPort?.on('message', ({ name, input }: { name: keyof DocumentJobs; input: never }) => {
  try {
    parentPort?.postMessage({ value: documentJobs[name](input) });
  } catch (error) {
    parentPort?.postMessage({
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
