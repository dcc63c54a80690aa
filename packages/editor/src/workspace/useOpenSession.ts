import { ApiError } from '@playloom/api-contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import { getLocalEditorPath, type EditorRequest } from '../session/readEditorRequest.ts';
import type { SessionEnvironment } from './openGameSession.ts';

type SessionLoad =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly session: EditorSession }
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** Whether logging in may help. */
      readonly needsLogin: boolean;
      readonly retry: () => void;
    };

const OPENING: SessionLoad = { kind: 'opening' };

/** Opens the requested game. For a starter, creates a local game and changes the URL to it. */
export function useOpenSession(request: EditorRequest): SessionLoad {
  const { user, config } = useRootData();
  const [opening, setOpening] = useState<SessionLoad>(OPENING);
  const [attempt, setAttempt] = useState(0);
  const begin = useLocalGameStart();
  const { kind, name } = request;
  const environment = useRef<SessionEnvironment>({ api: loadBrowserApi, user, uiOrigin: config.uiOrigin });
  useEffect(() => {
    environment.current = { api: loadBrowserApi, user, uiOrigin: config.uiOrigin };
  });
  useEffect(() => {
    const visit: { isOver: boolean; session: EditorSession | null } = { isOver: false, session: null };
    // A module that failed to load fails again until the page is reloaded.
    const retry = (error: unknown) => (isAnswer(error) ? setAttempt(attempt + 1) : location.reload());
    const fail = (error: unknown) => {
      if (visit.isOver) return;
      const needsLogin =
        error instanceof ApiError && error.status === 401 && environment.current.user === null;
      setOpening({ kind: 'failed', message: describeFailure(error), needsLogin, retry: () => retry(error) });
    };
    const open = async () => {
      if (kind === 'starter') return begin(name, attempt);
      const { openGameSession } = await import('./openGameSession.ts');
      // A session that is open when the visitor signs up stays open, and its game moves to the account.
      const session = await openGameSession(kind, name, environment.current);
      if (visit.isOver) return session.destroy();
      visit.session = session;
      setOpening({ kind: 'open', session });
    };
    open().catch(fail);
    return () => {
      visit.isOver = true;
      setOpening(OPENING);
      visit.session?.destroy();
    };
  }, [kind, name, attempt, begin]);
  useEffect(() => {
    if (user !== null && opening.kind === 'failed' && opening.needsLogin) opening.retry();
  }, [user, opening]);
  return opening;
}

/** Creates only one local game per attempt, even if React runs the effect twice. */
function useLocalGameStart(): (starter: string, attempt: number) => Promise<void> {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const begun = useRef<{ attempt: number; localId: Promise<string> } | null>(null);
  const latest = useRef({ navigate, params });
  useEffect(() => {
    latest.current = { navigate, params };
  });
  const [begin] = useState(() => async (starter: string, attempt: number) => {
    if (begun.current?.attempt !== attempt) {
      const localId = import('../localGames/createLocalGame.ts').then((module) =>
        module.createLocalGame(loadBrowserApi, starter),
      );
      begun.current = { attempt, localId };
    }
    const tour = latest.current.params.get('tour');
    const path = getLocalEditorPath(await begun.current.localId);
    await latest.current.navigate(tour === null ? path : `${path}&tour=${tour}`, { replace: true });
  });
  return begin;
}

/**
 * Describes the error for the user. An unexpected error, such as a module that did not load, is also
 * reported.
 */
function describeFailure(error: unknown): string {
  if (error instanceof ApiError) return describeAnswer(error);
  if (isAnswer(error)) return error.message;
  reportError(error);
  return 'The editor couldn’t be loaded. Check your connection and try again. Your work is safe.';
}

/** Whether the error has a message for the user. */
function isAnswer(error: unknown): error is Error {
  return error instanceof Error && ['ApiError', 'CannotOpen', 'CannotBegin'].includes(error.name);
}

function describeAnswer({ status, body }: ApiError): string {
  if (status === 401) return 'This game belongs to an account. Log in to open it.';
  if (status === 403) return 'This game is not shared with you. Ask its owner to invite you.';
  if (status === 404) return 'Game not found. It may be in the trash.';
  return body.message;
}
