import { autocompletion } from '@codemirror/autocomplete';
import { html } from '@codemirror/lang-html';
import { EditorView } from '@codemirror/view';
import { getPanelPath } from '@playloom/editor-core';
import { use, useEffect, useRef, useState } from 'react';
import type * as Y from 'yjs';
import { PageResponseContext } from '@playloom/site/rendering/PageResponseInfo.ts';
import { createTextEditor, type TextEditor } from '../../textEditor/createTextEditor.ts';
import { createTextSyncExtension } from '../../textEditor/createTextSyncExtension.ts';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { getPanelEditorState } from './PanelEditorState.ts';

interface Props {
  readonly panel: string;
  readonly text: Y.Text;
}

/** A text editor for the HTML of a panel, including its styles and script. */
export function HtmlEditor({ panel, text }: Props) {
  const session = useSession();
  const { nonce } = use(PageResponseContext);
  const box = useRef<HTMLDivElement>(null);
  const [textEditor, setMirror] = useState<TextEditor | null>(null);
  const canEdit = useStore(session.editor.canEdit);
  useEffect(() => {
    const parent = box.current;
    if (parent === null) return;
    const editorState = getPanelEditorState(session);
    const made = createTextEditor({
      parent,
      doc: text.toString(),
      label: `HTML for ${panel}. To leave the editor, press Escape, then Tab.`,
      canEdit: session.editor.canEdit.get(),
      nonce,
      extensions: [
        createTextSyncExtension(session.editor, {
          text,
          path: getPanelPath(panel),
          label: `Edit the panel ${panel}`,
        }),
        html({ matchClosingTags: true, autoCloseTags: true }),
        autocompletion({ icons: false }),
        EditorView.lineWrapping,
      ],
    });
    setMirror(made);
    editorState.view.set(made.view);
    made.view.focus();
    session.publishPresence({ place: { kind: 'panel', panel }, doing: `editing ${panel}` });
    return () => {
      made.view.destroy();
      setMirror(null);
      if (editorState.view.get() === made.view) editorState.view.set(null);
      session.publishPresence({ doing: null });
    };
  }, [session, panel, text, nonce]);
  useEffect(() => textEditor?.setCanEdit(canEdit), [textEditor, canEdit]);
  return <div ref={box} className="code-mirror panel-code" />;
}
