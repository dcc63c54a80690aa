import type { Steps } from '../run/steps.ts';
import type { RoomWorker } from './RoomWorker.ts';

/** A fraction of a tick. */
const TURN_MS = 10;

/**
 * Runs the steps of opening a room. Other rooms play after every few milliseconds, because the whole may take half a
 * second in a thread in which nothing is compiled yet.
 */
export async function runInTurns<Outcome>(
  { port, clock }: Pick<RoomWorker, 'port' | 'clock'>,
  room: string,
  steps: Steps<Outcome>,
): Promise<Outcome> {
  for (;;) {
    port.showCurrent?.(room);
    const until = clock.now() + TURN_MS;
    do {
      const step = steps.next();
      if (step.done === true) return step.value;
    } while (clock.now() < until);
    await new Promise<void>((resolve) => clock.schedule(resolve, 0));
  }
}
