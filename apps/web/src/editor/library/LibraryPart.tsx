import type { EditorPart } from '../EditorPart.ts';

export const part: EditorPart<'assets'> = {
  kind: 'assets',
  Main: () => <p>Library</p>,
  Inspector: null,
  listActions: () => [],
};
