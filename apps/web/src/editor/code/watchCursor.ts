import type { Extension } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { EditorSession } from '../session/EditorSession.ts';
import type { CodeDesk } from './CodeDesk.ts';

const PRESENCE_MS = 120;
const DESCRIBE_MS = 250;

/** Tells the inspector what is under the cursor, and the others where it is. */
export function watchCursor(
  session: EditorSession,
  desk: CodeDesk,
  { script, file }: { readonly script: string; readonly file: string },
): Extension {
  const path = `${script}/${file}`;
  return ViewPlugin.define((view) => {
    const timers = { presence: 0, describe: 0 };
    let count = 0;
    const describe = async () => {
      count += 1;
      const asked = count;
      desk.tellLanguage();
      const found = await desk.language.describe(path, view.state.selection.main.head).catch(() => null);
      if (asked === count && view.dom.isConnected) desk.here.set(found);
    };
    const tellOthers = () => {
      const { line, column } = readCursor(view, path);
      session.tellPresence({
        place: { kind: 'script', script, file, line, column },
        doing: `writing ${file}`,
      });
    };
    const tell = () => {
      desk.cursor.set(readCursor(view, path));
      clearTimeout(timers.describe);
      timers.describe = window.setTimeout(() => void describe(), DESCRIBE_MS);
      if (timers.presence === 0) {
        timers.presence = window.setTimeout(() => {
          timers.presence = 0;
          tellOthers();
        }, PRESENCE_MS);
      }
    };
    queueMicrotask(tell);
    return {
      update(update: ViewUpdate) {
        if (update.selectionSet || update.docChanged) tell();
      },
      destroy() {
        clearTimeout(timers.presence);
        clearTimeout(timers.describe);
        session.tellPresence({ doing: null });
      },
    };
  });
}

function readCursor(view: EditorView, path: string) {
  const at = view.state.selection.main.head;
  const line = view.state.doc.lineAt(at);
  return { path, line: line.number, column: at - line.from + 1, at };
}
