import type { EditorPart } from '../EditorPart.ts';

export const part: EditorPart<'settings'> = {
  kind: 'settings',
  Main: () => <p>Settings</p>,
  Inspector: null,
  listActions: () => [],
};
