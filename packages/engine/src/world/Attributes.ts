/** Attribute values of all entities: a row of `stride` columns per slot; types define the columns. */
export interface Attributes {
  readonly stride: number;
  readonly value: Float64Array;
  readonly min: Float64Array;
  readonly max: Float64Array;
  /** Points per tick. */
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

/** The same rows with more capacity; also used to copy for a snapshot. */
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
