import { getScriptFilePath, runCommand } from '@playloom/editor-core';
import type { DraftEdit } from '@playloom/draft';
import { StateEffect, StateField } from '@codemirror/state';
import { type EditorView, keymap, showPanel } from '@codemirror/view';
import type { EditorSession } from '../../session/EditorSession.ts';
import { openLocation } from '../../locations/openLocation.ts';
import { getCodeEditorState } from './state/CodeEditorState.ts';
import { findCatalogReference } from './state/findCatalogReference.ts';
import type { TextChange } from './language/ScriptLanguageService.ts';

/** Opens the definition of the symbol under the cursor, or the symbol's page in the reference. */
export function goToDefinition(session: EditorSession, view: EditorView): void {
  const editorState = getCodeEditorState(session);
  const path = editorState.cursor.get()?.path;
  if (path === undefined) return;
  editorState.syncLanguage();
  void editorState.language
    .define(path, view.state.selection.main.head)
    .catch(() => null)
    .then((found) => {
      if (found === null) return;
      if (found.kind === 'entry') {
        const reference = findCatalogReference(found.entry);
        if (reference !== null) window.open(reference.href, '_blank', 'noopener');
        return;
      }
      const [script = '', file = ''] = found.path.split('/');
      openLocation(session, { kind: 'script', script, file, line: found.line, column: found.column });
    });
}

/** Formats the whole file: spaces, indentation, semicolons. */
export function formatFile(session: EditorSession, view: EditorView): void {
  const editorState = getCodeEditorState(session);
  const path = editorState.cursor.get()?.path;
  if (path === undefined) return;
  editorState.syncLanguage();
  const before = view.state.doc;
  void editorState.language
    .format(path)
    .catch(() => [])
    .then((changes) => {
      // Don't apply the changes if the text was edited in the meantime, because their positions are out of
      // date.
      if (!view.state.doc.eq(before) || changes.length === 0) return;
      view.dispatch({ changes: [...changes], userEvent: 'input.format' });
    });
}

const setRenaming = StateEffect.define<boolean>();

export function openRename(view: EditorView): void {
  view.dispatch({ effects: setRenaming.of(true) });
}

/** Adds the command that renames a symbol in all files of the script, as one undo step. */
export function createRenameExtension(session: EditorSession) {
  const panel = StateField.define<boolean>({
    create: () => false,
    update(isOpen, transaction) {
      for (const effect of transaction.effects) if (effect.is(setRenaming)) return effect.value;
      return isOpen;
    },
    provide: (field) =>
      showPanel.from(field, (isOpen) =>
        isOpen ? (view) => ({ top: true, ...renderRenameForm(session, view) }) : null,
      ),
  });
  return [panel, keymap.of([{ key: 'F2', run: (view) => (openRename(view), true), preventDefault: true }])];
}

function renderRenameForm(session: EditorSession, view: EditorView) {
  const { head } = view.state.selection.main;
  const word = view.state.wordAt(head);
  const form = document.createElement('form');
  form.className = 'code-rename';
  const label = document.createElement('label');
  const input = document.createElement('input');
  input.className = 'pl-well';
  input.dataset['density'] = 'compact';
  input.value = word === null ? '' : view.state.sliceDoc(word.from, word.to);
  input.maxLength = 60;
  label.append('New name ', input);
  const note = document.createElement('span');
  note.setAttribute('role', 'status');
  note.textContent = 'Press Enter to rename it throughout the script.';
  form.append(label, note);
  const close = () => {
    view.dispatch({ effects: setRenaming.of(false) });
    view.focus();
  };
  form.onsubmit = (event) => {
    event.preventDefault();
    void renameSymbol(session, head, input.value.trim()).then((problem) => {
      if (problem === null) close();
      else note.textContent = problem;
    });
  };
  form.onkeydown = (event) => {
    event.stopPropagation();
    if (event.key === 'Escape') close();
  };
  return { dom: form, mount: () => input.select() };
}

async function renameSymbol(session: EditorSession, at: number, name: string): Promise<string | null> {
  const editorState = getCodeEditorState(session);
  const path = editorState.cursor.get()?.path;
  if (path === undefined) return null;
  editorState.syncLanguage();
  const found = await editorState.language.rename(path, at, name).catch(() => null);
  if (found === null) return 'Code assistance isn’t running. Reload the page to try again.';
  if (!found.ok) return found.message;
  const edits = Object.entries(found.changes).flatMap(([file, changes]) => writeEdits(file, changes));
  const done = runCommand(session.editor, { label: `Rename to ${name}`, edits });
  return done.ok ? null : 'You can only view this game.';
}

/** Converts text changes to draft edits, last position first, so that the positions of the others stay valid. */
function writeEdits(path: string, changes: readonly TextChange[]): DraftEdit[] {
  const [script = '', file = ''] = path.split('/');
  return changes
    .toSorted((a, b) => b.from - a.from)
    .map(({ from, to, insert }) => ({
      kind: 'type',
      path: getScriptFilePath(script, file),
      at: from,
      remove: to - from,
      insert,
    }));
}
