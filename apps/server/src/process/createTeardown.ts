import { setTimeout as pause } from 'node:timers/promises';

/** A step that hangs is abandoned after this time, so that later steps, above all the database, still stop properly. */
const STEP_LIMIT_MS = 10_000;
/** After this time, the log says which step is waited for. */
const STEP_NOTICE_MS = 1_000;

export interface Teardown {
  add(name: string, step: () => Promise<void> | void): void;
  /** Runs the steps in reverse order, so that nothing loses a dependency while it is still stopping. */
  run(report: TeardownReport): Promise<void>;
}

interface TeardownReport {
  /** A step takes long. */
  waiting(notice: string): void;
  /** A step failed or was abandoned. */
  failed(problem: string): void;
}

interface TeardownTimes {
  readonly limitMs: number;
  readonly noticeMs: number;
}

export function createTeardown({
  limitMs = STEP_LIMIT_MS,
  noticeMs = STEP_NOTICE_MS,
}: Partial<TeardownTimes> = {}): Teardown {
  const steps: { name: string; step: () => Promise<void> | void }[] = [];
  return {
    add: (name, step) => void steps.push({ name, step }),
    async run(report) {
      for (let next = steps.pop(); next !== undefined; next = steps.pop()) {
        const { name, step } = next;
        const notice = setTimeout(
          () => report.waiting(`waiting for ${name} to stop, at most ${limitMs / 1000} s`),
          noticeMs,
        );
        const limit = pause(limitMs, 'late' as const, { ref: false });
        const stopped = (async () => step())().catch((error: unknown) => ({ error }));
        const outcome = await Promise.race([stopped, limit]);
        clearTimeout(notice);
        if (outcome === 'late') report.failed(`${name} did not stop within ${limitMs / 1000} s`);
        else if (outcome) report.failed(`${name} did not stop cleanly: ${String(outcome.error)}`);
      }
    },
  };
}
