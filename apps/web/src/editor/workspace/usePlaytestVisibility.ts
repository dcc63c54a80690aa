import { useCallback, useEffect, useState } from 'react';
import type { EditorSession } from '../session/EditorSession.ts';
import { useStore } from '../session/SessionContext.ts';

/** Whether a playtest runs, and whether it or a tab is in front. */
export interface PlaytestVisibility {
  readonly isRunning: boolean;
  readonly isInFront: boolean;
  show(isInFront: boolean): void;
}

/** A playtest comes to the front when it starts; opening a location while it runs shows that location. */
export function usePlaytestVisibility(session: EditorSession): PlaytestVisibility {
  const { kind } = useStore(session.playtest.state);
  // A playtest that could not start shows the reason in the same place.
  const isRunning = kind !== 'stopped';
  const [isTabShown, setIsTabShown] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const seen = { workspace: session.workspace.get() };
    const stop = session.workspace.subscribe(() => {
      const now = session.workspace.get();
      if (now.tabs !== seen.workspace.tabs || now.front !== seen.workspace.front) setIsTabShown(true);
      seen.workspace = now;
    });
    return () => {
      stop();
      setIsTabShown(false);
    };
  }, [isRunning, session]);
  const show = useCallback((isInFront: boolean) => setIsTabShown(!isInFront), []);
  return { isRunning, isInFront: isRunning && !isTabShown, show };
}
