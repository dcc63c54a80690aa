/** Work that is done in steps. Its caller decides what happens between two of them. */
export type Steps<Outcome> = Generator<undefined, Outcome, undefined>;

/** Runs all steps at once. */
export function finishSteps<Outcome>(steps: Steps<Outcome>): Outcome {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
