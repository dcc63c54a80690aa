import { nameOfPlace } from '@playloom/editor-core';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { goTo } from '../goTo.ts';

/** What has to be put right before the game can be played or published; a click goes there. */
export function ProblemsPanel() {
  const session = useSession();
  const problems = useStore(session.problems);
  const game = useGame((whole) => whole);
  if (problems.length === 0) {
    return (
      <EmptyState title="No problems">
        The game is checked a moment after each edit. What is wrong stands here, and one click goes there.
      </EmptyState>
    );
  }
  return (
    <ul className="ed-lines">
      {problems.map((problem) => (
        <li key={`${problem.path}/${problem.code}`}>
          <button type="button" className="ed-line" onClick={() => goTo(session, problem.place)}>
            <CircleAlert size={14} className="ed-bad" aria-hidden="true" />
            <span className="ed-line-text">{problem.message}</span>
            <span className="ed-hint">{nameOfPlace(game, problem.place)}</span>
            <span className="ed-mono ed-line-where">{problem.path}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
