import { useCallback, useEffect, useState } from 'react';
import type { EditorSession } from '../../session/EditorSession.ts';
import { useStore } from '../../session/SessionContext.ts';

/** Whether a playtest runs, and whether the window shows it or a tab. */
export interface PlaytestVisibility {
  readonly isRunning: boolean;
  readonly isInFront: boolean;
  show(isInFront: boolean): void;
}

/** Shows a playtest when it starts. If the user opens a tab while it runs, shows the tab instead. */
export function usePlaytestVisibility(session: EditorSession): PlaytestVisibility {
  const { kind } = useStore(session.playtest.state);
  // Includes a playtest that could not start, because its view shows the reason.
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
