import type { World } from '@playloom/engine';
import type { EntityFacts } from '@playloom/protocol';

/**
 * What was told about entities last, by slot: while nothing changes, the same record is told again. Attributes are laid
 * out as in the world, because following a record to each of its bars would take longer than all else that is asked.
 */
export interface Told {
  readonly facts: (EntityFacts | undefined)[];
  values: Float64Array;
  maxima: Float64Array;
}

export function createTold(): Told {
  return { facts: [], values: new Float64Array(0), maxima: new Float64Array(0) };
}

export function fitTold(told: Told, { entities }: World): void {
  const { length } = entities.attributes.value;
  if (told.values.length === length) return;
  // What was told of them is not known any more, so they are described anew.
  told.facts.length = 0;
  told.values = new Float64Array(length);
  told.maxima = new Float64Array(length);
}
