import { listScriptSnippets, getScriptFilePath, runCommand } from '@playloom/editor-core';
import { useMemo } from 'react';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';
import type { TextEditor } from '../../textEditor/createTextEditor.ts';

interface Props {
  readonly script: string;
  readonly file: string;
  readonly textEditor: TextEditor | null;
}

/** Three short examples that an empty file offers to insert. */
export function EmptyFileExamples({ script, file, textEditor }: Props) {
  const session = useSession();
  const text = useGame((game) => game.scripts[script]?.files[file]);
  const canEdit = useStore(session.editor.canEdit);
  const isEmpty = text !== undefined && text.trim() === '';
  const snippets = useMemo(
    () => (isEmpty ? listScriptSnippets(session.editor.game.get()) : []),
    [isEmpty, session],
  );
  if (!isEmpty) return null;
  const insert = (title: string, code: string) => {
    const path = getScriptFilePath(script, file);
    const edit = { kind: 'type', path, at: 0, remove: text.length, insert: code } as const;
    runCommand(session.editor, { label: `Insert “${title}”`, edits: [edit] });
    textEditor?.view.focus();
  };
  return (
    <section className="code-first" aria-label="Examples">
      <p>
        <b>This file is empty.</b> Start typing, or insert an example. Press Ctrl Space for suggestions. Read{' '}
        <a className="ed-link" href="/docs/reference/scripts" target="_blank" rel="noreferrer">
          how scripts work
        </a>
        .
      </p>
      <div className="code-first-list">
        {snippets.map(({ title, text: words, code }) => (
          <button key={title} type="button" disabled={!canEdit} onClick={() => insert(title, code)}>
            <b>{title}</b>
            <span>{words}</span>
            <pre>{code.trim().split('\n').slice(0, 5).join('\n')}</pre>
          </button>
        ))}
      </div>
    </section>
  );
}
