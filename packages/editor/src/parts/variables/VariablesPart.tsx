import type { EditorPart } from '../EditorPart.ts';
import '../../forms/forms.css';
import { VariablesMain } from './VariablesMain.tsx';

export const variablesEditorPart: EditorPart<'variables'> = {
  kind: 'variables',
  Main: VariablesMain,
  Inspector: null,
  listActions: () => [],
};
