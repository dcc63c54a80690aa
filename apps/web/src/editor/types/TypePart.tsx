import type { EditorPart } from '../EditorPart.ts';
import { listTypeActions } from './listTypeActions.ts';
import './types.css';
import './stage/stage.css';
import './own/own.css';
import { TypeInspector } from './TypeInspector.tsx';
import { TypeMain } from './TypeMain.tsx';

export const typeEditorPart: EditorPart<'type'> = {
  kind: 'type',
  Main: TypeMain,
  Inspector: TypeInspector,
  listActions: listTypeActions,
};
