import type { EditorPart } from '../EditorPart.ts';

export const part: EditorPart<'script'> = {
  kind: 'script',
  Main: () => <p>Code</p>,
  Inspector: null,
  listActions: () => [],
};
