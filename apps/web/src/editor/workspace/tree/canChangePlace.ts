import type { EditorLocation } from '@playloom/editor-core';

/** Whether what is there can be renamed, copied and deleted: not what every game has, nor the pages that make one. */
export function canChangePlace(place: EditorLocation): boolean {
  if (place.kind === 'script') return place.script !== '';
  if (place.kind === 'panel') return place.panel !== '';
  return place.kind === 'type' || place.kind === 'rules';
}
