import { EmptyState } from '@playloom/design-system/EmptyState';
import { getLocationName } from '@playloom/editor-core';
import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect } from 'react';
import { useGame, useSession } from '../../session/SessionContext.ts';
import { openLocation } from '../../locations/openLocation.ts';
import { useProblems } from '../../session/useProblems.ts';

/**
 * Lists the problems to fix before the game can be played or published, and TypeScript's findings. A click
 * opens the location.
 */
export function ProblemsPanel() {
  const session = useSession();
  const problems = useProblems();
  const game = useGame((whole) => whole);
  const hasScripts = Object.keys(game.scripts).length > 0;
  useEffect(() => {
    // The language service is large, so it starts when the panel opens.
    if (hasScripts)
      import('../../parts/code/state/CodeEditorState.ts').then(
        ({ getCodeEditorState }) => getCodeEditorState(session),
        reportError,
      );
  }, [session, hasScripts]);
  if (problems.length === 0) {
    return (
      <EmptyState title="No problems">
        Your game is checked after every edit. Problems appear here. Click one to go to it.
      </EmptyState>
    );
  }
  return (
    <ul className="ed-lines">
      {problems.map(({ message, place, path, isBlocking }) => (
        <li key={`${path}/${message}`}>
          <button type="button" className="ed-line" onClick={() => openLocation(session, place)}>
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
