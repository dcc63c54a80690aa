import { addMilliseconds, type Clock } from '../process/clock.ts';

export interface FakeClock extends Clock {
  advance(milliseconds: number): void;
}

const FIRST_MOMENT = new Date('2026-03-04T12:00:00.000Z');

/** Creates a clock that moves only when the test moves it. */
export function createFakeClock(): FakeClock {
  let moment = FIRST_MOMENT;
  return {
    now: () => moment,
    advance(milliseconds) {
      moment = addMilliseconds(moment, milliseconds);
    },
  };
}
