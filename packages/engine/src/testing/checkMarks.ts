import { marksOf } from '../world/marks.ts';
import type { World } from '../world/World.ts';

/** Whoever writes a field that marks tell of has to mark the entity: steps would pass over it. */
export function checkMarks({ tick, entities }: World): void {
  for (let slot = 0; slot < entities.top; slot += 1) {
    const record = entities.records[slot];
    const wanted = record == null ? 0 : marksOf(record);
    if (entities.marks[slot] === wanted) continue;
    throw new Error(
      `After tick ${tick} the ${record?.kind ?? 'nothing'} in slot ${slot} has the marks ${entities.marks[slot]} instead of ${wanted}.`,
    );
  }
}
