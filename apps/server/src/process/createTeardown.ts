import { setTimeout as pause } from 'node:timers/promises';

/** A step that hangs is abandoned after this time, so that later steps, above all the database, still stop properly. */
const STEP_LIMIT_MS = 10_000;

export interface Teardown {
  add(name: string, step: () => Promise<void>): void;
  /** Runs the steps in reverse order, so that nothing loses a dependency while it is still stopping. */
  run(report: (problem: string) => void): Promise<void>;
}

export function createTeardown(stepLimitMs: number = STEP_LIMIT_MS): Teardown {
  const steps: { name: string; step: () => Promise<void> }[] = [];
  return {
    add: (name, step) => void steps.push({ name, step }),
    async run(report) {
      for (let next = steps.pop(); next !== undefined; next = steps.pop()) {
        const { name, step } = next;
        const limit = pause(stepLimitMs, 'late' as const, { ref: false });
        const outcome = await Promise.race([step().catch((error: unknown) => ({ error })), limit]);
        if (outcome === 'late') report(`${name} did not stop within ${stepLimitMs / 1000} s`);
        else if (outcome) report(`${name} did not stop cleanly: ${String(outcome.error)}`);
      }
    },
  };
}
