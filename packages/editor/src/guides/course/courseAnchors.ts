import type { CourseAnchor, EditorLocation } from '@playloom/editor-core';

/** CSS selectors for the targets of “Show me”. The first element that is on the screen is used. */
const SELECTORS: { readonly [anchor in CourseAnchor]: readonly string[] } = {
  add: ['.ed-tree [aria-label="Add to the game"]'],
  addAction: ['.rules-doc [data-ghost="action"]'],
  code: ['.cm-editor', '.code-new', '#ed-stage'],
  field: [],
  fight: ['.pl-section[aria-label="Combat"]', '.type-form'],
  layers: ['[aria-label="All layers"]'],
  map: ['.map-canvas', '#ed-stage'],
  name: ['.type-name'],
  newRule: ['.rules-doc [data-course="new-rule"]'],
  newScript: ['.code-new [type="submit"]'],
  play: ['[data-tour="play"]', '.ed-top [data-tone="stop"]'],
  players: ['[data-tour="play"] [aria-haspopup="menu"]'],
  publish: ['[data-tour="publish"]'],
  rules: ['.rules-doc', '#ed-stage'],
  things: ['.map-things'],
  title: ['#ed-title'],
};

export function findAnchor(anchors: readonly CourseAnchor[], place: EditorLocation | null): Element | null {
  for (const anchor of anchors) {
    const selectors = anchor === 'field' ? selectField(place) : SELECTORS[anchor];
    for (const selector of selectors) {
      const found = document.querySelector(selector);
      if (found !== null) return found;
    }
  }
  return null;
}

/** Returns the selector of the form field that a location names. Forms mark each field with its path. */
function selectField(place: EditorLocation | null): readonly string[] {
  if (place?.kind === 'type' && place.field !== undefined) {
    return [getFieldSelector(['types', place.of, place.id, ...place.field])];
  }
  return place?.kind === 'settings' && place.field !== undefined ? [getFieldSelector(place.field)] : [];
}

export function getFieldSelector(path: readonly string[]): string {
  return `[data-field="${CSS.escape(path.join('.'))}"]`;
}
