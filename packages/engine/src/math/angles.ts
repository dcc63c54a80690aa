const RADIANS_PER_DEGREE = 0.017453292519943295;

/** Converts degrees, which rules and scripts use, to radians, which the engine uses. */
export function toRadians(degrees: number): number {
  return degrees * RADIANS_PER_DEGREE;
}

export function toDegrees(radians: number): number {
  return radians / RADIANS_PER_DEGREE;
}
