import type { World } from '@playloom/engine';
import type { EntityWireState } from '@playloom/protocol';

/**
 * The last description of each entity, by slot. While nothing changes, the same record is used again.
 * Attributes are stored in flat arrays as in the world, because comparing them through the records would take
 * longer than all other checks.
 */
export interface DescriptionCache {
  readonly facts: (EntityWireState | undefined)[];
  values: Float64Array;
  maxima: Float64Array;
}

export function createDescriptionCache(): DescriptionCache {
  return { facts: [], values: new Float64Array(0), maxima: new Float64Array(0) };
}

export function resizeDescriptionCache(cache: DescriptionCache, { entities }: World): void {
  const { length } = entities.attributes.value;
  if (cache.values.length === length) return;
  // The cached descriptions are no longer valid.
  cache.facts.length = 0;
  cache.values = new Float64Array(length);
  cache.maxima = new Float64Array(length);
}
