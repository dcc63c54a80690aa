import type { EditorPart } from '../EditorPart.ts';

export const part: EditorPart<'rules'> = {
  kind: 'rules',
  Main: () => <p>Rules</p>,
  Inspector: null,
  listActions: () => [],
};
