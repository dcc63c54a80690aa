/**
 * Whose colliders Rapier talks about. Its handles are doubles made of a place and of how often the place
 * was used; looking up by place is several times faster than by a map of doubles.
 */
export interface ColliderTable {
  readonly handles: number[];
  readonly slots: number[];
  /** The height of the upper side of one-way parts of the map; NaN for everything else. */
  readonly tops: number[];
}

/** Asked for a collider that is no longer there. */
export const NOBODY = -2;

const asHandle = new Float64Array(1);
const asPlace = new Uint32Array(asHandle.buffer);

export function createColliderTable(): ColliderTable {
  return { handles: [], slots: [], tops: [] };
}

export function enterCollider(table: ColliderTable, handle: number, slot: number, top = Number.NaN): void {
  const place = placeOf(handle);
  while (table.handles.length < place) {
    table.handles.push(Number.NaN);
    table.slots.push(NOBODY);
    table.tops.push(Number.NaN);
  }
  table.handles[place] = handle;
  table.slots[place] = slot;
  table.tops[place] = top;
}

export function leaveCollider(table: ColliderTable, handle: number): void {
  const place = placeOf(handle);
  if (table.handles[place] === handle) table.slots[place] = NOBODY;
}

/** The slot behind a collider, `WALL`, or `NOBODY`. */
export function findSlot(table: ColliderTable, handle: number): number {
  const place = placeOf(handle);
  return table.handles[place] === handle ? table.slots[place]! : NOBODY;
}

export function topOf(table: ColliderTable, handle: number): number {
  return table.tops[placeOf(handle)]!;
}

function placeOf(handle: number): number {
  asHandle[0] = handle;
  return asPlace[0]!;
}
