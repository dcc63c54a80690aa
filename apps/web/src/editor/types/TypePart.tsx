import type { EditorPart } from '../EditorPart.ts';

export const part: EditorPart<'type'> = {
  kind: 'type',
  Main: () => <p>Type</p>,
  Inspector: null,
  listActions: () => [],
};
