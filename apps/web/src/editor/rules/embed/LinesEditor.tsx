import type { DraftPath } from '@playloom/draft';
import { listLines, readGuarded } from '@playloom/editor-core';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';
import { useClipboard } from '../desk/clipboard.ts';
import { pressInRules } from '../desk/pressInRules.ts';
import { createRulesDesk, DeskContext } from '../desk/RulesDesk.ts';
import { LineView } from '../lines/LineView.tsx';
import { problemsOf } from '../RuleCard.tsx';
import '../rules.css';

interface Props {
  readonly owner: DraftPath;
  readonly part: 'if' | 'do';
  readonly label: string;
}

/** Lines like those of a rule, with a cursor of their own. */
export function LinesEditor({ owner, part, label }: Props) {
  const session = useSession();
  const [desk] = useState(() => createRulesDesk(session));
  const canEdit = useStore(session.editor.canEdit);
  const problems = useStore(session.problems);
  const notice = useStore(desk.notice);
  useGame((game) => game);
  const tree = readGuarded(session.editor.draft, owner);
  const options = useMemo(() => ({ parts: [part], isReadOnly: !canEdit }), [part, canEdit]);
  const root = useRef<HTMLDivElement>(null);
  useClipboard(desk, '', root);
  const ownerKey = owner.join('/');
  useLayoutEffect(() => {
    desk.shown.set([ownerKey.split('/')]);
    desk.options.set(options);
  }, [desk, ownerKey, options]);
  const lines = useMemo(() => (tree === null ? [] : listLines(tree, options)), [tree, options]);
  if (tree === null) return null;
  return (
    <DeskContext value={desk}>
      <div
        ref={root}
        className="rules-embedded"
        tabIndex={-1}
        role="tree"
        aria-label={label}
        onKeyDown={(event) => pressInRules(desk, event)}
      >
        {lines.length === 0 && <p className="ed-hint">None.</p>}
        {lines.map((line, index) => (
          <LineView
            key={line.id}
            tree={tree}
            line={line}
            previous={lines[index - 1]}
            next={lines[index + 1]}
            problems={problemsOf(problems, line, lines)}
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
    </DeskContext>
  );
}
