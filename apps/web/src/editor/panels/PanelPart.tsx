import type { EditorAction } from '../EditorAction.ts';
import type { EditorPart } from '../EditorPart.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import { goTo } from '../workspace/goTo.ts';
import '../code/code.css';
import './panels.css';
import { PanelInspector } from './PanelInspector.tsx';
import { PanelMain } from './PanelMain.tsx';

export const part: EditorPart<'panel'> = {
  kind: 'panel',
  Main: PanelMain,
  Inspector: PanelInspector,
  listActions,
};

function listActions(session: EditorSession): readonly EditorAction[] {
  return [
    {
      id: 'panel.new',
      label: 'New panel…',
      group: 'Panels',
      words: ['add', 'create', 'html', 'ui'],
      isOff: () => !session.editor.canEdit.get(),
      run: () => goTo(session, { kind: 'panel', panel: '' }),
    },
  ];
}
