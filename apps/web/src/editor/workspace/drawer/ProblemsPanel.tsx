import { getLocationName } from '@playloom/editor-core';
import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect } from 'react';
import { useGame, useSession } from '../../session/SessionContext.ts';
import { EditorEmptyState } from '../../ui/EditorEmptyState.tsx';
import { openPlace } from '../openPlace.ts';
import { useProblems } from './useProblems.ts';

/** What has to be put right before the game can be played or published, and what TypeScript finds; a click goes there. */
export function ProblemsPanel() {
  const session = useSession();
  const problems = useProblems();
  const game = useGame((whole) => whole);
  const hasScripts = Object.keys(game.scripts).length > 0;
  useEffect(() => {
    // The service is large: it begins when somebody wants to know.
    if (hasScripts)
      import('../../code/CodeEditorState.ts').then(
        ({ getCodeEditorState }) => getCodeEditorState(session),
        reportError,
      );
  }, [session, hasScripts]);
  if (problems.length === 0) {
    return (
      <EditorEmptyState title="No problems">
        The game is checked a moment after each edit. What is wrong stands here, and one click goes there.
      </EditorEmptyState>
    );
  }
  return (
    <ul className="ed-lines">
      {problems.map(({ message, place, path, isBlocking }) => (
        <li key={`${path}/${message}`}>
          <button type="button" className="ed-line" onClick={() => openPlace(session, place)}>
            {isBlocking ? (
              <CircleAlert size={14} className="ed-bad" aria-hidden="true" />
            ) : (
              <TriangleAlert size={14} className="ed-warn" aria-hidden="true" />
            )}
            <span className="ed-line-text">{message}</span>
            <span className="ed-hint">{getLocationName(game, place)}</span>
            <span className="ed-mono ed-line-where">{path}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
