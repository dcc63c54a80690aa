import { nameOfPlace } from '@playloom/editor-core';
import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect } from 'react';
import { useGame, useSession } from '../../session/SessionContext.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { goTo } from '../goTo.ts';
import { useProblems } from './useProblems.ts';

/** What has to be put right before the game can be played or published, and what TypeScript finds; a click goes there. */
export function ProblemsPanel() {
  const session = useSession();
  const problems = useProblems();
  const game = useGame((whole) => whole);
  const hasScripts = Object.keys(game.scripts).length > 0;
  useEffect(() => {
    // The service is large: it begins when somebody wants to know.
    if (hasScripts) import('../../code/CodeDesk.ts').then(({ deskOf }) => deskOf(session), reportError);
  }, [session, hasScripts]);
  if (problems.length === 0) {
    return (
      <EmptyState title="No problems">
        The game is checked a moment after each edit. What is wrong stands here, and one click goes there.
      </EmptyState>
    );
  }
  return (
    <ul className="ed-lines">
      {problems.map(({ message, place, path, isInTheWay }) => (
        <li key={`${path}/${message}`}>
          <button type="button" className="ed-line" onClick={() => goTo(session, place)}>
            {isInTheWay ? (
              <CircleAlert size={14} className="ed-bad" aria-hidden="true" />
            ) : (
              <TriangleAlert size={14} className="ed-warn" aria-hidden="true" />
            )}
            <span className="ed-line-text">{message}</span>
            <span className="ed-hint">{nameOfPlace(game, place)}</span>
            <span className="ed-mono ed-line-where">{path}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
