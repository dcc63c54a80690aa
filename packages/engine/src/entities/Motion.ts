/**
 * The position, motion and movement intent of all entities, by slot. Measured in tiles, radians and seconds; y
 * points down.
 */
export interface Motion {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly rotation: Float64Array;
  readonly vx: Float64Array;
  readonly vy: Float64Array;
  readonly spin: Float64Array;
  /** The size of the entity; 1 is the size of its type. */
  readonly scale: Float64Array;
  /**
   * The movement that a unit intends, from -1 to 1 on each axis. For vehicles, x is steering and y is throttle
   * (up is forward). For platformer units, y is only used to climb and to drop through platforms. Written by
   * controls, AI and orders.
   */
  readonly wishX: Float64Array; // words: a field of stored snapshots
  readonly wishY: Float64Array; // words: a field of stored snapshots
}

export function createMotion(capacity: number): Motion {
  return mapMotion(() => new Float64Array(capacity));
}

/**
 * Copies the first `length` values of each field into arrays with another capacity. Used to grow them and for
 * snapshots.
 */
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
