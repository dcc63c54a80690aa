import type { EditorPart } from '../EditorPart.ts';

export const part: EditorPart<'panel'> = {
  kind: 'panel',
  Main: () => <p>Panel</p>,
  Inspector: null,
  listActions: () => [],
};
