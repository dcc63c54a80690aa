import { openSearchPanel } from '@codemirror/search';
import { toggleComment } from '@codemirror/commands';
import { startCompletion } from '@codemirror/autocomplete';
import { foldAll, unfoldAll } from '@codemirror/language';
import type { EditorView } from '@codemirror/view';
import type { EditorAction } from '../../actions/EditorAction.ts';
import type { EditorPart } from '../EditorPart.ts';
import type { EditorSession } from '../../session/EditorSession.ts';
import '../../textEditor/code.css';
import { getCodeEditorState } from './state/CodeEditorState.ts';
import { CodeInspector } from './CodeInspector.tsx';
import { CodeMain } from './CodeMain.tsx';
import { formatFile, goToDefinition, openRename } from './codeCommands.ts';

export const codeEditorPart: EditorPart<'script'> = {
  kind: 'script',
  Main: CodeMain,
  Inspector: CodeInspector,
  listActions,
};

const GROUP = 'Code';

function listActions(session: EditorSession): readonly EditorAction[] {
  const isLooking = () => !session.editor.canEdit.get();
  const inView = (act: (view: EditorView) => unknown) => () => {
    const view = getCodeEditorState(session).view.get();
    if (view === null) return;
    view.focus();
    act(view);
  };
  return [
    {
      id: 'code.find',
      label: 'Find in file',
      group: GROUP,
      keys: ['Mod+F'],
      run: inView(openSearchPanel),
    },
    {
      id: 'code.complete',
      label: 'Show suggestions',
      group: GROUP,
      shownKeys: ['Ctrl+Space'],
      run: inView(startCompletion),
    },
    {
      id: 'code.define',
      label: 'Go to definition',
      group: GROUP,
      keys: ['F12'],
      searchTerms: ['definition'],
      run: inView((view) => goToDefinition(session, view)),
    },
    {
      id: 'code.rename',
      label: 'Rename symbol…',
      group: GROUP,
      keys: ['F2'],
      isOff: isLooking,
      run: inView((view) => openRename(view)),
    },
    {
      id: 'code.comment',
      label: 'Toggle line comment',
      group: GROUP,
      keys: ['Mod+/'],
      isOff: isLooking,
      run: inView(toggleComment),
    },
    {
      id: 'code.format',
      label: 'Format file',
      group: GROUP,
      keys: ['Shift+Alt+F'],
      isOff: isLooking,
      run: inView((view) => formatFile(session, view)),
    },
    { id: 'code.fold', label: 'Fold all', group: GROUP, run: inView(foldAll) },
    { id: 'code.unfold', label: 'Unfold all', group: GROUP, run: inView(unfoldAll) },
  ];
}
