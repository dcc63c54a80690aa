/**
 * The attribute values of all entities, as a table with one row of `stride` columns per slot. The entity's type
 * defines the columns.
 */
export interface Attributes {
  readonly stride: number;
  readonly value: Float64Array;
  readonly min: Float64Array;
  readonly max: Float64Array;
  /** In points per tick. */
  readonly regeneration: Float64Array;
  /** The tick until which regeneration pauses. */
  readonly pausedUntil: Float64Array;
}

export function createAttributes(capacity: number, stride: number): Attributes {
  const size = capacity * stride;
  return {
    stride,
    value: new Float64Array(size),
    min: new Float64Array(size),
    max: new Float64Array(size),
    regeneration: new Float64Array(size),
    pausedUntil: new Float64Array(size),
  };
}

/** Copies the first `length` rows into a table with another capacity. Used to grow the table and for snapshots. */
export function copyAttributes(attributes: Attributes, length: number, capacity: number): Attributes {
  const copy = createAttributes(capacity, attributes.stride);
  const size = length * attributes.stride;
  copy.value.set(attributes.value.subarray(0, size));
  copy.min.set(attributes.min.subarray(0, size));
  copy.max.set(attributes.max.subarray(0, size));
  copy.regeneration.set(attributes.regeneration.subarray(0, size));
  copy.pausedUntil.set(attributes.pausedUntil.subarray(0, size));
  return copy;
}
