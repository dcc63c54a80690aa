import { type Editor, redo, trackTyping, undo } from '@playloom/editor-core';
import type { DraftPath } from '@playloom/draft';
import { type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { ySync, ySyncAnnotation, YSyncConfig, ySyncFacet } from 'y-codemirror.next';
import type * as Y from 'yjs';

interface SharedText {
  readonly text: Y.Text;
  readonly path: DraftPath;
  readonly label: string;
}

/**
 * Binds a text editor to a shared text. It shows the edits of other people, adds typing to the shared undo history, and
 * Ctrl+Z undoes the last step, even if that step was made outside of this text editor.
 */
export function createTextSyncExtension(editor: Editor, { text, path, label }: SharedText): Extension {
  const config = new YSyncConfig(text, null);
  const turning = { isOn: false };
  const turn = (act: (editor: Editor) => string | null) => () => {
    turning.isOn = true;
    act(editor);
    turning.isOn = false;
    return true;
  };
  const tracking = ViewPlugin.define(() => {
    const destroy = trackTyping(editor, { origin: config, path, label });
    return { destroy };
  });
  // Move the cursor to the undone text, as other text editors do.
  const follow = EditorView.updateListener.of((update) => {
    if (turning.isOn && update.docChanged && isFromOutside(update)) showChange(update);
  });
  return [
    ySyncFacet.of(config),
    tracking,
    ySync,
    follow,
    Prec.high(
      keymap.of([
        { key: 'Mod-z', run: turn(undo), stopPropagation: true, preventDefault: true },
        { key: 'Mod-y', run: turn(redo), stopPropagation: true, preventDefault: true },
        { key: 'Mod-Shift-z', run: turn(redo), stopPropagation: true, preventDefault: true },
      ]),
    ),
    EditorView.domEventHandlers({
      beforeinput(event) {
        if (event.inputType === 'historyUndo') return turn(undo)();
        return event.inputType === 'historyRedo' ? turn(redo)() : false;
      },
    }),
  ];
}

function isFromOutside(update: ViewUpdate): boolean {
  return update.transactions.some((transaction) => transaction.annotation(ySyncAnnotation) !== undefined);
}

function showChange(update: ViewUpdate): void {
  let to = -1;
  update.changes.iterChanges((_fromA, _toA, _fromB, toB) => (to = toB));
  if (to === -1) return;
  const { view } = update;
  // A view cannot be changed during its own update, so wait until the update is finished.
  queueMicrotask(() => {
    const anchor = Math.min(to, view.state.doc.length);
    view.dispatch({ selection: { anchor }, scrollIntoView: true });
  });
}
