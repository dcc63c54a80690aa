const RADIANS_PER_DEGREE = 0.017453292519943295;

/** Rules and scripts use degrees, the engine uses radians. */
export function toRadians(degrees: number): number {
  return degrees * RADIANS_PER_DEGREE;
}

export function toDegrees(radians: number): number {
  return radians / RADIANS_PER_DEGREE;
}
