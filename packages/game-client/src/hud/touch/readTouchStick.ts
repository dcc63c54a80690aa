/** How far the knob goes from the middle, in CSS pixels: the radius of the base less that of the knob. */
export const STICK_REACH = 44;

export interface StickVector {
  readonly x: number;
  readonly y: number;
}

export const STICK_CENTERED: StickVector = { x: 0, y: 0 };

/** From the way of the finger to -1…1 each, never longer than 1; a finger outside the base counts in full. */
export function readTouchStick(dx: number, dy: number): StickVector {
  const length = Math.sqrt(dx * dx + dy * dy);
  const scale = length > STICK_REACH ? 1 / length : 1 / STICK_REACH;
  return { x: dx * scale, y: dy * scale };
}

export function measureStick({ x, y }: StickVector): number {
  return Math.sqrt(x * x + y * y);
}
