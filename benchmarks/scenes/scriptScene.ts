/** What both sides of the benchmark of scripts do in a tick, to plain numbers. */
export const HANDLERS = 200;
export const EVENTS = 100;

/** The numbers of a unit: where it is, how it moves, where it faces. */
export interface SceneNumbers {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly vx: Float64Array;
  readonly vy: Float64Array;
  readonly facing: Float64Array;
}

export function createSceneNumbers(): SceneNumbers {
  const create = (scale: number): Float64Array =>
    Float64Array.from({ length: HANDLERS }, (_none, index) => (index + 0.5) * scale);
  return { x: create(0.1), y: create(0.2), vx: create(0.01), vy: create(-0.02), facing: create(1) };
}

/** Which unit touches which in this tick. */
export function touchesOf(tick: number): readonly (readonly [unit: number, other: number])[] {
  return Array.from({ length: EVENTS }, (_none, index) => [
    (index * 7 + tick) % HANDLERS,
    (index * 13 + 5) % HANDLERS,
  ]);
}

/** Everything a run led to in one number, to see that both sides did the same. */
export function sumUp(numbers: SceneNumbers): number {
  return [numbers.vx, numbers.vy, numbers.facing]
    .flatMap((list) => [...list])
    .reduce((sum, value) => sum + value, 0);
}

/** As a creator writes it: a handler for each unit, and one for touches. */
export const SCENE_SCRIPT = `
for (let unit = 0; unit < ${HANDLERS}; unit++) {
  on('everyTick', () => {
    const { x, y } = positions.positionOf(unit);
    const vx = movement.velocityX(unit), vy = movement.velocityY(unit);
    movement.setVelocity(unit, vx * 0.99 + y * 0.001, vy * 0.99 - x * 0.001);
  });
}
on('unitTouchesUnit', ({ triggeringUnit, otherUnit }) => {
  const { x, y } = positions.positionOf(otherUnit);
  movement.turnTo(triggeringUnit, x + y * 2);
});
`;

/** The same as one loop over bare host functions. */
export const SCENE_LOOP = `(read, write, readEvent, turn) => () => {
  for (let unit = 0; unit < ${HANDLERS}; unit++) {
    const x = read(unit, 0), y = read(unit, 1);
    const vx = read(unit, 2), vy = read(unit, 3);
    write(unit, vx * 0.99 + y * 0.001, vy * 0.99 - x * 0.001);
  }
  for (let event = 0; event < ${EVENTS}; event++) {
    const unit = readEvent(event, 0), other = readEvent(event, 1);
    turn(unit, read(other, 0) + read(other, 1) * 2);
  }
}`;
