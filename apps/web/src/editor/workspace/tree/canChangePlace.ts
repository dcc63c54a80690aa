import type { EditorLocation } from '@playloom/editor-core';

/**
 * Whether a location can be renamed, duplicated and deleted: not fixed ones, nor the pages that create one.
 */
export function canChangePlace(place: EditorLocation): boolean {
  if (place.kind === 'script') return place.script !== '';
  if (place.kind === 'panel') return place.panel !== '';
  return place.kind === 'type' || place.kind === 'rules';
}
