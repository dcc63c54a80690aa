import type { EditorPart } from '../EditorPart.ts';
import './types.css';
import { VariablesMain } from './variables/VariablesMain.tsx';

export const part: EditorPart<'variables'> = {
  kind: 'variables',
  Main: VariablesMain,
  Inspector: null,
  listActions: () => [],
};
