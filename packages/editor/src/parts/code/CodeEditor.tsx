import { javascript } from '@codemirror/lang-javascript';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { getLocationKey, getScriptFilePath } from '@playloom/editor-core';
import { use, useEffect, useRef, useState } from 'react';
import type * as Y from 'yjs';
import { PageResponseContext } from '@playloom/site/rendering/PageResponseInfo.ts';
import type { LocationOfKind } from '../EditorPart.ts';
import type { EditorSession } from '../../session/EditorSession.ts';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { type CodeEditorState, getCodeEditorState } from './state/CodeEditorState.ts';
import { formatFile, goToDefinition, createRenameExtension } from './codeCommands.ts';
import { EmptyFileExamples } from './EmptyFileExamples.tsx';
import { createLintExtension } from './codemirror/createLintExtension.ts';
import { createCompletionExtension } from './codemirror/createCompletionExtension.ts';
import { createTextEditor, type TextEditor } from '../../textEditor/createTextEditor.ts';
import { createHoverHelpExtension } from './codemirror/createHoverHelpExtension.ts';
import { createSignatureHelpExtension } from './codemirror/createSignatureHelpExtension.ts';
import { createLineMarkersExtension } from './codemirror/createLineMarkersExtension.ts';
import { createRemoteCursorsExtension } from './codemirror/createRemoteCursorsExtension.ts';
import { createTextSyncExtension } from '../../textEditor/createTextSyncExtension.ts';
import { findNameById } from './findNameById.ts';
import { useFailedLines } from './useFailedLines.ts';
import { useRemoteCursors } from './useRemoteCursors.ts';
import { useRevealLine } from './useRevealLine.ts';
import { createCursorWatcherExtension } from './codemirror/createCursorWatcherExtension.ts';

interface Props {
  readonly place: LocationOfKind<'script'>;
  readonly text: Y.Text;
}

/** The text editor of one file. */
export function CodeEditor({ place, text }: Props) {
  const session = useSession();
  const editorState = getCodeEditorState(session);
  const { nonce } = use(PageResponseContext);
  const box = useRef<HTMLDivElement>(null);
  const [textEditor, setMirror] = useState<TextEditor | null>(null);
  const canEdit = useStore(session.editor.canEdit);
  const { script, file } = place;
  useEffect(() => {
    const parent = box.current;
    if (parent === null) return;
    const made = createTextEditor({
      parent,
      doc: text.toString(),
      label: `Code in ${file}. To leave the editor, press Escape, then Tab.`,
      canEdit: session.editor.canEdit.get(),
      nonce,
      before: createLineMarkersExtension(),
      extensions: listExtensions(session, editorState, { script, file, text }),
    });
    setMirror(made);
    editorState.view.set(made.view);
    made.view.focus();
    return () => {
      made.view.destroy();
      setMirror(null);
      if (editorState.view.get() === made.view) editorState.view.set(null);
      editorState.cursor.set(null);
      editorState.outline.set([]);
      editorState.symbolAtCursor.set(null);
    };
  }, [session, editorState, script, file, text, nonce]);
  useEffect(() => textEditor?.setCanEdit(canEdit), [textEditor, canEdit]);
  useRevealLine(textEditor, place);
  useFailedLines(textEditor, getLocationKey(place));
  useRemoteCursors(textEditor, getLocationKey(place));
  return (
    <div className="code-editor">
      <div ref={box} className="code-mirror" />
      <EmptyFileExamples script={script} file={file} textEditor={textEditor} />
    </div>
  );
}

interface Opened {
  readonly script: string;
  readonly file: string;
  readonly text: Y.Text;
}

function listExtensions(
  session: EditorSession,
  editorState: CodeEditorState,
  { script, file, text }: Opened,
): Extension {
  const path = `${script}/${file}`;
  const { editor } = session;
  return [
    createTextSyncExtension(editor, { text, path: getScriptFilePath(script, file), label: `Edit ${file}` }),
    javascript({ typescript: true }),
    createCompletionExtension(editorState, path, (id) => findNameById(editor.game.get(), id)),
    createHoverHelpExtension(editorState, path),
    createSignatureHelpExtension(editorState, path),
    createLintExtension(editorState, path),
    createRenameExtension(session),
    createRemoteCursorsExtension(),
    createCursorWatcherExtension(session, editorState, { script, file }),
    keymap.of([
      { key: 'F12', run: (view) => (goToDefinition(session, view), true), preventDefault: true },
      { key: 'Shift-Alt-f', run: (view) => (formatFile(session, view), true), preventDefault: true },
    ]),
    EditorView.domEventHandlers({
      // Ctrl+click goes to the definition, as in other code editors.
      click(event, view) {
        if (!event.ctrlKey && !event.metaKey) return false;
        goToDefinition(session, view);
        return true;
      },
    }),
  ];
}
