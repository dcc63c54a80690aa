import type { EditorPart } from '../EditorPart.ts';

export const part: EditorPart<'variables'> = {
  kind: 'variables',
  Main: () => <p>Variables</p>,
  Inspector: null,
  listActions: () => [],
};
