import type { DraftPath } from '@playloom/draft';
import { listLines, readEmbeddedRule } from '@playloom/editor-core';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useGame, useSession, useStore } from '../session/SessionContext.ts';
import { useRulesClipboard } from './state/clipboard.ts';
import { handleRulesKeyDown } from './state/handleRulesKeyDown.ts';
import { createRulesEditorState, RulesEditorContext } from './state/RulesEditorState.ts';
import { LineView } from './LineView.tsx';
import { findLineProblems } from './findLineProblems.ts';
import './rules.css';

interface Props {
  readonly owner: DraftPath;
  readonly part: 'if' | 'do';
  readonly label: string;
}

/** Edits conditions or actions outside of a rule. Each list has its own cursor. */
export function LinesEditor({ owner, part, label }: Props) {
  const session = useSession();
  const [editorState] = useState(() => createRulesEditorState(session));
  const canEdit = useStore(session.editor.canEdit);
  const problems = useStore(session.problems);
  const notice = useStore(editorState.notice);
  useGame((game) => game);
  const tree = readEmbeddedRule(session.editor.draft, owner);
  const options = useMemo(() => ({ parts: [part], isReadOnly: !canEdit }), [part, canEdit]);
  const root = useRef<HTMLDivElement>(null);
  useRulesClipboard(editorState, '', root);
  const ownerKey = owner.join('/');
  useLayoutEffect(() => {
    editorState.shown.set([ownerKey.split('/')]);
    editorState.options.set(options);
  }, [editorState, ownerKey, options]);
  const lines = useMemo(() => (tree === null ? [] : listLines(tree, options)), [tree, options]);
  if (tree === null) return null;
  return (
    <RulesEditorContext value={editorState}>
      <div
        ref={root}
        className="rules-embedded"
        tabIndex={-1}
        role="tree"
        aria-label={label}
        onKeyDown={(event) => handleRulesKeyDown(editorState, event)}
      >
        {lines.length === 0 && <p className="ed-hint">None.</p>}
        {lines.map((line, index) => (
          <LineView
            key={line.id}
            tree={tree}
            line={line}
            previous={lines[index - 1]}
            next={lines[index + 1]}
            problems={findLineProblems(problems, line, lines)}
            live={undefined}
            failure={null}
            isWatched={false}
          />
        ))}
        {notice !== null && (
          <p className="rules-notice" role="status">
            {notice}
          </p>
        )}
      </div>
    </RulesEditorContext>
  );
}
