import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import type { EditorAction } from '../actions/EditorAction.ts';
import type { EditorPart } from '../parts/EditorPart.ts';
import { mergeActions } from '../actions/mergeActions.ts';
import { listEditorWindowActions } from './palette/listEditorWindowActions.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import type { PlaytestVisibility } from './tabs/usePlaytestVisibility.ts';

/**
 * Lists all available actions: first those of the active part, whose shortcuts take precedence, then those of
 * the window.
 */
export function useWindowActions(
  session: EditorSession,
  part: EditorPart | null,
  { show }: Pick<PlaytestVisibility, 'show'>,
): readonly EditorAction[] {
  const navigate = useNavigate();
  const toasts = useToasts();
  return useMemo(() => {
    const shell = listEditorWindowActions({
      navigate: (path) => void navigate(path),
      showGame: () => show(true),
      toasts,
    });
    return mergeActions(part?.listActions(session) ?? [], shell);
  }, [session, part, navigate, show, toasts]);
}
