import { LOAD_STEPS, type LoadStep } from './PlayState.ts';

/** Share of the total time that each step takes on a typical connection. */
const WEIGHTS: Readonly<Record<LoadStep, number>> = {
  room: 0.06,
  client: 0.34,
  release: 0.1,
  assets: 0.36,
  connecting: 0.08,
  entering: 0.06,
};

interface LoadProgress {
  readonly step: LoadStep;
  readonly part: number;
}

export interface LoadProgressTracker {
  /** Sets the progress of a step; lower values than before are ignored. */
  note(step: LoadStep, part: number): void;
  read(): LoadProgress;
}

/** Combines the progress of steps that run in parallel: the total, and the first unfinished step. */
export function createLoadProgressTracker(): LoadProgressTracker {
  const done = new Map<LoadStep, number>();
  const partOf = (step: LoadStep): number => done.get(step) ?? 0;
  return {
    note(step, part) {
      done.set(step, Math.max(partOf(step), Math.min(1, part)));
    },
    read() {
      const part = LOAD_STEPS.reduce((sum, step) => sum + WEIGHTS[step] * partOf(step), 0);
      return { step: LOAD_STEPS.find((step) => partOf(step) < 1) ?? 'entering', part };
    },
  };
}
