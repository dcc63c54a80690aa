/**
 * Maps Rapier's colliders to slots. Its handles are doubles made of an index and a generation; looking up by
 * index is several times faster than a map of doubles.
 */
export interface ColliderTable {
  readonly handles: number[];
  readonly slots: number[];
  /** The y coordinate of the top of one-way parts of the map; NaN for everything else. */
  readonly tops: number[];
}

/** Returned for a collider that no longer exists. */
export const NO_SLOT = -2;

const asHandle = new Float64Array(1);
const asIndex = new Uint32Array(asHandle.buffer);

export function createColliderTable(): ColliderTable {
  return { handles: [], slots: [], tops: [] };
}

export function registerCollider(table: ColliderTable, handle: number, slot: number, top = Number.NaN): void {
  const index = indexOfHandle(handle);
  while (table.handles.length < index) {
    table.handles.push(Number.NaN);
    table.slots.push(NO_SLOT);
    table.tops.push(Number.NaN);
  }
  table.handles[index] = handle;
  table.slots[index] = slot;
  table.tops[index] = top;
}

export function unregisterCollider(table: ColliderTable, handle: number): void {
  const index = indexOfHandle(handle);
  if (table.handles[index] === handle) table.slots[index] = NO_SLOT;
}

/** Returns the slot of a collider, `WALL_SLOT` if it is part of the map, or `NO_SLOT`. */
export function findColliderSlot(table: ColliderTable, handle: number): number {
  const index = indexOfHandle(handle);
  return table.handles[index] === handle ? table.slots[index]! : NO_SLOT;
}

export function getColliderTop(table: ColliderTable, handle: number): number {
  return table.tops[indexOfHandle(handle)]!;
}

function indexOfHandle(handle: number): number {
  asHandle[0] = handle;
  return asIndex[0]!;
}
