import type { World } from '@playloom/engine';
import type { EntityWireState } from '@playloom/protocol';

/**
 * What was told about entities last, by slot: while nothing changes, the same record is told again. Attributes are laid
 * out as in the world, because following a record to each of its bars would take longer than all else that is asked.
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
  // What was told of them is not known any more, so they are described anew.
  cache.facts.length = 0;
  cache.values = new Float64Array(length);
  cache.maxima = new Float64Array(length);
}
