import type { EditorLocation } from '@playloom/editor-core';

/**
 * Whether a location can be renamed, duplicated and deleted. Fixed pages, such as the map, and pages that
 * create an element can't.
 */
export function canChangeLocation(place: EditorLocation): boolean {
  if (place.kind === 'script') return place.script !== '';
  if (place.kind === 'panel') return place.panel !== '';
  return place.kind === 'type' || place.kind === 'rules';
}
