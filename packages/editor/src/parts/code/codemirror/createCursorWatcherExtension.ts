import type { Extension } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { EditorSession } from '../../../session/EditorSession.ts';
import type { CodeEditorState } from '../state/CodeEditorState.ts';

const PRESENCE_MS = 120;
const DESCRIBE_MS = 250;

/** Reports the symbol under the cursor to the inspector, and the cursor position to other people. */
export function createCursorWatcherExtension(
  session: EditorSession,
  editorState: CodeEditorState,
  { script, file }: { readonly script: string; readonly file: string },
): Extension {
  const path = `${script}/${file}`;
  return ViewPlugin.define((view) => {
    const timers = { presence: 0, describe: 0 };
    let count = 0;
    const describe = async () => {
      count += 1;
      const asked = count;
      editorState.syncLanguage();
      const found = await editorState.language
        .describe(path, view.state.selection.main.head)
        .catch(() => null);
      if (asked === count && view.dom.isConnected) editorState.symbolAtCursor.set(found);
    };
    const publishCursor = () => {
      const { line, column } = readCursor(view, path);
      session.publishPresence({
        place: { kind: 'script', script, file, line, column },
        doing: `editing ${file}`,
      });
    };
    const handleCursorMove = () => {
      editorState.cursor.set(readCursor(view, path));
      clearTimeout(timers.describe);
      timers.describe = window.setTimeout(() => void describe(), DESCRIBE_MS);
      if (timers.presence === 0) {
        timers.presence = window.setTimeout(() => {
          timers.presence = 0;
          publishCursor();
        }, PRESENCE_MS);
      }
    };
    queueMicrotask(handleCursorMove);
    return {
      update(update: ViewUpdate) {
        if (update.selectionSet || update.docChanged) handleCursorMove();
      },
      destroy() {
        clearTimeout(timers.presence);
        clearTimeout(timers.describe);
        session.publishPresence({ doing: null });
      },
    };
  });
}

function readCursor(view: EditorView, path: string) {
  const at = view.state.selection.main.head;
  const line = view.state.doc.lineAt(at);
  return { path, line: line.number, column: at - line.from + 1, at };
}
