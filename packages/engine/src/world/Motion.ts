/**
 * Position, motion and movement intent of everything, by slot. Units: tiles, radians, seconds; y points down.
 */
export interface Motion {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly rotation: Float64Array;
  readonly vx: Float64Array;
  readonly vy: Float64Array;
  readonly spin: Float64Array;
  /** 1 is the size of the type. */
  readonly scale: Float64Array;
  /**
   * The movement intent of a unit, -1 to 1 each: walking direction; steering and throttle (up is forward) for
   * vehicles; for platformer units, y only climbs and drops. Written by controls, AI and orders.
   */
  readonly wishX: Float64Array; // words: a field of stored snapshots
  readonly wishY: Float64Array; // words: a field of stored snapshots
}

export function createMotion(capacity: number): Motion {
  return mapMotion(() => new Float64Array(capacity));
}

/** The same values with more capacity; also used to copy for a snapshot. */
export function copyMotion(motion: Motion, length: number, capacity: number): Motion {
  return mapMotion((field) => {
    const copy = new Float64Array(capacity);
    copy.set(motion[field].subarray(0, length));
    return copy;
  });
}

function mapMotion(create: (field: keyof Motion) => Float64Array): Motion {
  return {
    x: create('x'),
    y: create('y'),
    rotation: create('rotation'),
    vx: create('vx'),
    vy: create('vy'),
    spin: create('spin'),
    scale: create('scale'),
    wishX: create('wishX'),
    wishY: create('wishY'),
  };
}
