import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { EditorAction } from '../EditorAction.ts';
import type { EditorPart } from '../EditorPart.ts';
import { joinActions } from '../palette/joinActions.ts';
import { listShellActions } from '../palette/listShellActions.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import type { PlaytestFront } from './usePlaytestFront.ts';

/** Everything that can be done now: by the part in front, whose keys win, and by the window. */
export function useWindowActions(
  session: EditorSession,
  part: EditorPart | null,
  { show }: Pick<PlaytestFront, 'show'>,
): readonly EditorAction[] {
  const navigate = useNavigate();
  return useMemo(() => {
    const shell = listShellActions({ navigate: (path) => void navigate(path), showGame: () => show(true) });
    return joinActions(part?.listActions(session) ?? [], shell);
  }, [session, part, navigate, show]);
}
