/** Number of handlers and events per tick in the script benchmark. Both sides do this work on plain numbers. */
export const HANDLER_COUNT = 200;
export const EVENT_COUNT = 100;

/** Position and velocity of the units. */
export interface UnitMotionArrays {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly vx: Float64Array;
  readonly vy: Float64Array;
}

export function createUnitMotionArrays(): UnitMotionArrays {
  const create = (scale: number): Float64Array =>
    Float64Array.from({ length: HANDLER_COUNT }, (_none, index) => (index + 0.5) * scale);
  return { x: create(0.1), y: create(0.2), vx: create(0.01), vy: create(-0.02) };
}

/** Pairs of units that touch in this tick. */
export function listTouches(tick: number): readonly (readonly [unit: number, other: number])[] {
  return Array.from({ length: EVENT_COUNT }, (_none, index) => [
    (index * 7 + tick) % HANDLER_COUNT,
    (index * 13 + 5) % HANDLER_COUNT,
  ]);
}

/** Returns a checksum of a run, to verify that both sides did the same. */
export function computeChecksum(numbers: UnitMotionArrays): number {
  return [numbers.vx, numbers.vy].flatMap((list) => [...list]).reduce((sum, value) => sum + value, 0);
}

/**
 * A script as an experienced creator would write it: each unit follows the next one, and units that touch bounce off
 * each other.
 */
export const SCENE_SCRIPT = `
const { x, y, vx, vy } = motion;
const { setVelocity } = movement;
for (let unit = 0; unit < ${HANDLER_COUNT}; unit++) {
  const target = (unit + 1) % ${HANDLER_COUNT};
  on('everyTick', () => {
    const dx = x(target) - x(unit), dy = y(target) - y(unit);
    const distance = Math.sqrt(dx * dx + dy * dy) + 0.001;
    const pull = distance > 2 ? 0.1 : 0.05;
    setVelocity(unit, vx(unit) * 0.9 + (dx / distance) * pull, vy(unit) * 0.9 + (dy / distance) * pull);
  });
}
on('unitTouchesUnit', ({ triggeringUnit, otherUnit }) => {
  const x = vx(triggeringUnit), y = vy(triggeringUnit);
  setVelocity(triggeringUnit, vx(otherUnit) * 0.8, vy(otherUnit) * 0.8);
  setVelocity(otherUnit, x * 0.8, y * 0.8);
});
`;

/** The same work as `SCENE_SCRIPT`, written as one function that calls bare host functions. */
export const SCENE_LOOP = `(read, write, readEvent) => () => {
  for (let event = 0; event < ${EVENT_COUNT}; event++) {
    const unit = readEvent(event, 0), other = readEvent(event, 1);
    const vx = read(unit, 2), vy = read(unit, 3);
    write(unit, read(other, 2) * 0.8, read(other, 3) * 0.8);
    write(other, vx * 0.8, vy * 0.8);
  }
  for (let unit = 0; unit < ${HANDLER_COUNT}; unit++) {
    const target = (unit + 1) % ${HANDLER_COUNT};
    const dx = read(target, 0) - read(unit, 0), dy = read(target, 1) - read(unit, 1);
    const distance = Math.sqrt(dx * dx + dy * dy) + 0.001;
    const pull = distance > 2 ? 0.1 : 0.05;
    write(unit, read(unit, 2) * 0.9 + (dx / distance) * pull, read(unit, 3) * 0.9 + (dy / distance) * pull);
  }
}`;
