import { openSearchPanel } from '@codemirror/search';
import { toggleComment } from '@codemirror/commands';
import { startCompletion } from '@codemirror/autocomplete';
import { foldAll, unfoldAll } from '@codemirror/language';
import type { EditorView } from '@codemirror/view';
import type { EditorAction } from '../EditorAction.ts';
import type { EditorPart } from '../EditorPart.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import './code.css';
import { getCodeEditorState } from './CodeEditorState.ts';
import { CodeInspector } from './CodeInspector.tsx';
import { CodeMain } from './CodeMain.tsx';
import { formatFile, goToDefinition, openRename } from './codeCommands.ts';

export const part: EditorPart<'script'> = {
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
      label: 'Find in this file',
      group: GROUP,
      keys: ['Mod+F'],
      run: inView(openSearchPanel),
    },
    {
      id: 'code.complete',
      label: 'Suggest what could stand here',
      group: GROUP,
      shownKeys: ['Ctrl+Space'],
      run: inView(startCompletion),
    },
    {
      id: 'code.define',
      label: 'Go to where it is made',
      group: GROUP,
      keys: ['F12'],
      searchTerms: ['definition'],
      run: inView((view) => goToDefinition(session, view)),
    },
    {
      id: 'code.rename',
      label: 'Rename the thing under the cursor…',
      group: GROUP,
      keys: ['F2'],
      isOff: isLooking,
      run: inView((view) => openRename(view)),
    },
    {
      id: 'code.comment',
      label: 'Turn lines into a comment and back',
      group: GROUP,
      keys: ['Mod+/'],
      isOff: isLooking,
      run: inView(toggleComment),
    },
    {
      id: 'code.format',
      label: 'Format this file',
      group: GROUP,
      keys: ['Shift+Alt+F'],
      isOff: isLooking,
      run: inView((view) => formatFile(session, view)),
    },
    { id: 'code.fold', label: 'Fold everything in this file', group: GROUP, run: inView(foldAll) },
    { id: 'code.unfold', label: 'Unfold everything in this file', group: GROUP, run: inView(unfoldAll) },
  ];
}
