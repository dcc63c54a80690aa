import type { EditorPart } from '../EditorPart.ts';

export const part: EditorPart<'map'> = {
  kind: 'map',
  Main: () => <p>Map</p>,
  Inspector: null,
  listActions: () => [],
};
