import { ApiError } from '@playloom/api-contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { browserApi } from '../../session/browserApi.ts';
import { useRoot } from '../../session/useRoot.ts';
import type { EditorSession } from './EditorSession.ts';
import type { SessionDependencies } from './openSession.ts';
import { getLocalEditorPath, type EditorRequest } from './readEditorRequest.ts';

type SessionLoad =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly session: EditorSession }
  | { readonly kind: 'failed'; readonly message: string; readonly retry: () => void };

const OPENING: SessionLoad = { kind: 'opening' };

/** The session of the game that was asked for. A starter becomes a local game, whose address is then shown. */
export function useOpenSession(request: EditorRequest): SessionLoad {
  const { user, config } = useRoot();
  const [opening, setOpening] = useState<SessionLoad>(OPENING);
  const [attempt, setAttempt] = useState(0);
  const begin = useLocalGameStart();
  const { kind, name } = request;
  // Whoever signs up keeps the session: the window goes on, and the game becomes theirs in it.
  const tools = useRef<SessionDependencies>({ api: browserApi, user, uiOrigin: config.uiOrigin });
  useEffect(() => {
    const visit: { isOver: boolean; session: EditorSession | null } = { isOver: false, session: null };
    // A script that did not load stays so until the page is loaded anew.
    const retry = (error: unknown) => (isAnswer(error) ? setAttempt(attempt + 1) : location.reload());
    const fail = (error: unknown) => {
      if (visit.isOver) return;
      setOpening({ kind: 'failed', message: describeFailure(error), retry: () => retry(error) });
    };
    const open = async () => {
      if (kind === 'starter') return begin(name, attempt);
      const { openLocalSession, openStoredSession } = await import('./openSession.ts');
      const session = await (kind === 'local' ? openLocalSession : openStoredSession)(name, tools.current);
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
  return opening;
}

/** Begins one local game for each attempt, however often React runs the effect. */
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
      const localId = import('./createLocalGame.ts').then((module) =>
        module.createLocalGame(browserApi, starter),
      );
      begun.current = { attempt, localId };
    }
    const tour = latest.current.params.get('tour');
    const path = getLocalEditorPath(await begun.current.localId);
    await latest.current.navigate(tour === null ? path : `${path}&tour=${tour}`, { replace: true });
  });
  return begin;
}

/** Failures to load the editor are logged and said; the page stays usable. */
function describeFailure(error: unknown): string {
  if (error instanceof ApiError) return describeAnswer(error);
  if (isAnswer(error)) return error.message;
  reportError(error);
  return 'The editor did not load. Check your connection and try again; nothing you made is lost.';
}

/** Whether the server or this browser said why, in words for whoever asked. */
function isAnswer(error: unknown): error is Error {
  return error instanceof Error && ['ApiError', 'CannotOpen', 'CannotBegin'].includes(error.name);
}

function describeAnswer({ status, body }: ApiError): string {
  if (status === 401) return 'Log in to open this game: it belongs to somebody with an account.';
  if (status === 403) return 'This game is not shared with you. Its owner can invite you.';
  if (status === 404) return 'There is no game of yours at this address. It may be in the trash.';
  return body.message;
}
