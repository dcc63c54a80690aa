import { Worker } from 'node:worker_threads';
import { SECOND_MS } from '../../../process/clock.ts';
import { createConcurrencyLimiter, type ConcurrencyLimits } from '../../../files/createConcurrencyLimiter.ts';
import { DocumentTooComplex } from './documentErrors.ts';
import { ServiceUnavailable } from '../../../http/errors.ts';
import { readThreadCpuMs } from '../../../process/readThreadCpuMs.ts';
import type { DocumentJobInput, DocumentJobName, DocumentThreads } from './DocumentThreads.ts';

interface DocumentBudget {
  /** The limit is in CPU time, because a busy machine is not a reason to reject a document. */
  processorMs: number;
  memoryMb: number;
  turns: ConcurrencyLimits;
}

/** The largest game of the benchmarks takes two seconds on a slow machine. */
const DOCUMENT_BUDGET: DocumentBudget = {
  processorMs: 10 * SECOND_MS,
  memoryMb: 768,
  turns: { maxConcurrent: 2, maxQueued: 64 },
};
const LOOK_EVERY_MS = 250;

type Answer = { readonly value: unknown } | { readonly error: string };

/** Threads start with the first job and are reused. A thread that exceeds its budget is terminated and replaced. */
export function createDocumentThreads(
  budget: DocumentBudget = DOCUMENT_BUDGET,
  file: URL = new URL('documentThread.ts', import.meta.url),
): DocumentThreads {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const turns = createConcurrencyLimiter(budget.turns);
  const start = (): Worker => {
    const thread = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: budget.memoryMb } });
    // An idle thread must not keep the process alive.
    thread.unref();
    all.add(thread);
    thread.once('exit', () => {
      all.delete(thread);
      const place = idle.indexOf(thread);
      if (place !== -1) idle.splice(place, 1);
    });
    return thread;
  };
  const work = async (name: DocumentJobName, input: unknown): Promise<unknown> => {
    const thread = idle.pop() ?? start();
    try {
      const answer = await runInThread(thread, { name, input }, budget.processorMs);
      idle.push(thread);
      if ('error' in answer) throw new Error(`${name}: ${answer.error}`);
      return answer.value;
    } catch (error) {
      if (!idle.includes(thread)) await thread.terminate();
      throw error;
    }
  };
  return {
    async run<Name extends DocumentJobName>(name: Name, input: DocumentJobInput<Name>) {
      const turn = turns.run(() => work(name, input));
      if (turn === null) throw ServiceUnavailable();
      return (await turn) as never;
    },
    async close() {
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}

async function runInThread(thread: Worker, order: unknown, processorMs: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const before = await readThreadCpuMs(thread);
  const look = setInterval(() => {
    void readThreadCpuMs(thread).then((now) => {
      if (now - before > processorMs) rejectTooComplex();
    });
  }, LOOK_EVERY_MS);
  const fail = (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? DocumentTooComplex() : error);
  const rejectTooComplex = () => reject(DocumentTooComplex());
  const leave = () => reject(ServiceUnavailable());
  thread.once('message', resolve);
  // Without this, a result that cannot be copied between threads would never settle the job.
  thread.once('messageerror', rejectTooComplex);
  thread.once('error', fail);
  thread.once('exit', leave);
  try {
    thread.postMessage(order);
    return await promise;
  } finally {
    clearInterval(look);
    thread.off('message', resolve);
    thread.off('messageerror', rejectTooComplex);
    thread.off('error', fail);
    thread.off('exit', leave);
  }
}
