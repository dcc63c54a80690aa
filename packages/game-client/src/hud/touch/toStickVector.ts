/** How far the knob moves from the center in CSS pixels: the radius of the base minus the radius of the knob. */
export const STICK_REACH = 44;

export interface StickVector {
  readonly x: number;
  readonly y: number;
}

export const STICK_CENTERED: StickVector = { x: 0, y: 0 };

/** Converts the finger offset to a vector of length 0 to 1. Outside the base the length is 1. */
export function toStickVector(dx: number, dy: number): StickVector {
  const length = Math.sqrt(dx * dx + dy * dy);
  const scale = length > STICK_REACH ? 1 / length : 1 / STICK_REACH;
  return { x: dx * scale, y: dy * scale };
}

export function computeStickLength({ x, y }: StickVector): number {
  return Math.sqrt(x * x + y * y);
}
