import type { EditorPart } from '../EditorPart.ts';
import { listTypeActions } from './listTypeActions.ts';
import '../../forms/forms.css';
import './stage/stage.css';
import '../../forms/attributes.css';
import './stage/dialogue.css';
import { TypeInspector } from './TypeInspector.tsx';
import { TypeMain } from './TypeMain.tsx';

export const typeEditorPart: EditorPart<'type'> = {
  kind: 'type',
  Main: TypeMain,
  Inspector: TypeInspector,
  listActions: listTypeActions,
};
