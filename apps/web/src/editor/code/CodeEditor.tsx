import { javascript } from '@codemirror/lang-javascript';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { keyOfPlace, pathOfFile } from '@playloom/editor-core';
import { use, useEffect, useRef, useState } from 'react';
import type * as Y from 'yjs';
import { PageFrameContext } from '../../session/PageFrame.ts';
import type { PlaceOf } from '../EditorPart.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import { useSession, useStore } from '../session/SessionContext.ts';
import { type CodeDesk, deskOf } from './CodeDesk.ts';
import { formatFile, goToDefinition, renameThings } from './codeCommands.ts';
import { FirstLines } from './FirstLines.tsx';
import { checkWithLanguage } from './mirror/checkWithLanguage.ts';
import { completeFromLanguage } from './mirror/completeFromLanguage.ts';
import { createMirror, type Mirror } from './mirror/createMirror.ts';
import { helpAtMouse } from './mirror/helpAtMouse.ts';
import { helpWithCalls } from './mirror/helpWithCalls.ts';
import { markLines } from './mirror/markLines.ts';
import { showPeople } from './mirror/showPeople.ts';
import { syncText } from './mirror/syncText.ts';
import { nameThing } from './nameThing.ts';
import { useFailedLines } from './useFailedLines.ts';
import { useOtherCursors } from './useOtherCursors.ts';
import { useReveal } from './useReveal.ts';
import { watchCursor } from './watchCursor.ts';

interface Props {
  readonly place: PlaceOf<'script'>;
  readonly text: Y.Text;
}

/** The text editor of one file. */
export function CodeEditor({ place, text }: Props) {
  const session = useSession();
  const desk = deskOf(session);
  const { nonce } = use(PageFrameContext);
  const box = useRef<HTMLDivElement>(null);
  const [mirror, setMirror] = useState<Mirror | null>(null);
  const canEdit = useStore(session.editor.canEdit);
  const { script, file } = place;
  useEffect(() => {
    const parent = box.current;
    if (parent === null) return;
    const made = createMirror({
      parent,
      doc: text.toString(),
      label: `Code of ${file}. Escape, then Tab leaves it.`,
      canEdit: session.editor.canEdit.get(),
      nonce,
      before: markLines(),
      extensions: listExtensions(session, desk, { script, file, text }),
    });
    setMirror(made);
    desk.view.set(made.view);
    made.view.focus();
    return () => {
      made.view.destroy();
      setMirror(null);
      if (desk.view.get() === made.view) desk.view.set(null);
      desk.cursor.set(null);
      desk.findings.set([]);
      desk.outline.set([]);
      desk.here.set(null);
    };
  }, [session, desk, script, file, text, nonce]);
  useEffect(() => mirror?.setCanEdit(canEdit), [mirror, canEdit]);
  useReveal(mirror, place);
  useFailedLines(mirror, keyOfPlace(place));
  useOtherCursors(mirror, keyOfPlace(place));
  return (
    <div className="code-editor">
      <div ref={box} className="code-mirror" />
      <FirstLines script={script} file={file} mirror={mirror} />
    </div>
  );
}

interface Opened {
  readonly script: string;
  readonly file: string;
  readonly text: Y.Text;
}

function listExtensions(session: EditorSession, desk: CodeDesk, { script, file, text }: Opened): Extension {
  const path = `${script}/${file}`;
  const { editor } = session;
  return [
    syncText(editor, { text, path: pathOfFile(script, file), label: `Type in ${file}` }),
    javascript({ typescript: true }),
    completeFromLanguage(desk, path, (id) => nameThing(editor.game.get(), id)),
    helpAtMouse(desk, path),
    helpWithCalls(desk, path),
    checkWithLanguage(desk, path),
    renameThings(session),
    showPeople(),
    watchCursor(session, desk, { script, file }),
    keymap.of([
      { key: 'F12', run: (view) => (goToDefinition(session, view), true), preventDefault: true },
      { key: 'Shift-Alt-f', run: (view) => (formatFile(session, view), true), preventDefault: true },
    ]),
    EditorView.domEventHandlers({
      // As everywhere: Ctrl and a click go to where it is made.
      click(event, view) {
        if (!event.ctrlKey && !event.metaKey) return false;
        goToDefinition(session, view);
        return true;
      },
    }),
  ];
}
