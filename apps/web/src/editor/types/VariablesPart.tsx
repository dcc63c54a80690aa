import type { EditorPart } from '../EditorPart.ts';
import './types.css';
import { VariablesMain } from './variables/VariablesMain.tsx';

export const variablesEditorPart: EditorPart<'variables'> = {
  kind: 'variables',
  Main: VariablesMain,
  Inspector: null,
  listActions: () => [],
};
