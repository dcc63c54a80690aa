import type { EditorPart } from '../EditorPart.ts';
import '../../textEditor/code.css';
import './panels.css';
import { PanelInspector } from './PanelInspector.tsx';
import { PanelMain } from './PanelMain.tsx';

export const panelEditorPart: EditorPart<'panel'> = {
  kind: 'panel',
  Main: PanelMain,
  Inspector: PanelInspector,
  listActions: () => [],
};
