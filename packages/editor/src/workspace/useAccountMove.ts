import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { getEditorPath } from '@playloom/site/paths/getPlayPath.ts';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { moveLocalGameToAccount } from '../session/opening/moveLocalGameToAccount.ts';
import type { EditorSession } from '../session/EditorSession.ts';

/** The progress of moving a local game to an account. */
export type AccountMove =
  | { readonly kind: 'none' }
  | { readonly kind: 'going' }
  | { readonly kind: 'failed'; readonly message: string; readonly retry: () => void };

/** Moves a local game to the account as soon as the user is logged in. */
export function useAccountMove(session: EditorSession | null): AccountMove {
  const { user } = useRootData();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const identity = session?.identity.get();
  const localId = identity?.kind === 'local' ? identity.localId : null;
  const isWanted = user !== null && session !== null && localId !== null;
  useEffect(() => {
    if (!isWanted) return;
    const visit = { isOver: false };
    moveLocalGameToAccount(session, localId).then(
      (gameSlug) => !visit.isOver && navigate(getEditorPath(gameSlug), { replace: true }),
      (error: unknown) => !visit.isOver && setFailure(toErrorBody(error).message),
    );
    return () => {
      visit.isOver = true;
    };
  }, [isWanted, session, localId, navigate, attempt]);
  if (!isWanted) return { kind: 'none' };
  if (failure === null) return { kind: 'going' };
  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  return { kind: 'failed', message: failure, retry };
}
