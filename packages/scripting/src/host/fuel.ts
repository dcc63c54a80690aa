import { FUEL_PER_POLL, STOPS_IGNORED_MAX } from '../limits.ts';
import { FUEL_OVER, RUN, type SharedMemory } from '../prelude/sharedMemory.ts';

/** Counted, not timed: the same script stops at the same place on every machine. */
export interface Fuel {
  left: number;
  /** The handler that is running, as our code inside the machine tells it. */
  run: number;
  runLeft: number;
  perRun: number;
  stopsIgnored: number;
  /** Left for telling what happened after the rest is gone; null while scripts run. */
  forReport: number | null;
}

export function createFuel(): Fuel {
  return { left: 0, run: 0, runLeft: 0, perRun: 0, stopsIgnored: 0, forReport: null };
}

export function fillFuel(fuel: Fuel, { status }: SharedMemory, total: number, perRun: number): void {
  fuel.left = total;
  fuel.perRun = perRun;
  fuel.run = status[RUN]!;
  fuel.runLeft = perRun;
  fuel.stopsIgnored = 0;
  status[FUEL_OVER] = 0;
}

/** Something else runs now: what promises led to, or the handler after one that was stopped. */
export function startRun(fuel: Fuel, { status }: SharedMemory): void {
  fuel.runLeft = fuel.perRun;
  if (status[FUEL_OVER] === 1) status[FUEL_OVER] = 0;
}

/** Takes fuel for what the handler that is running does; false when there is none left for it. */
export function burnFuel(fuel: Fuel, { status }: SharedMemory, amount: number): boolean {
  if (fuel.run !== status[RUN]) {
    fuel.run = status[RUN]!;
    fuel.runLeft = fuel.perRun;
  }
  fuel.left -= amount;
  fuel.runLeft -= amount;
  if (fuel.left < 0) status[FUEL_OVER] = 2;
  else if (fuel.runLeft < 0) status[FUEL_OVER] = 1;
  return status[FUEL_OVER] === 0;
}

/** What the machine asks after every so many calls and jumps of a script. */
export function burnPoll(fuel: Fuel, shared: SharedMemory): boolean {
  if (fuel.forReport !== null) {
    fuel.forReport -= FUEL_PER_POLL;
    return fuel.forReport >= 0;
  }
  if (burnFuel(fuel, shared, FUEL_PER_POLL)) return true;
  fuel.stopsIgnored += 1;
  // Thrown through the machine, which is no longer of use then.
  if (fuel.stopsIgnored > STOPS_IGNORED_MAX) throw new RangeError('it does not stop');
  return false;
}
