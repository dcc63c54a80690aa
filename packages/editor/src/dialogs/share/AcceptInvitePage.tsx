import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { getEditorPath } from '@playloom/site/paths/getPlayPath.ts';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import '../share.css';

/** The page that an invite link opens. Users without an account sign up first. */
export function AcceptInvitePage({ token }: { readonly token: string }) {
  const { user } = useRootData();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const isSignedIn = user !== null;
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const visit = { isOver: false };
    const accept = async () => {
      const client = await loadBrowserApi();
      return (await client.acceptCollaboratorLink({ params: { token } })).data;
    };
    accept().then(
      ({ gameSlug }) => !visit.isOver && navigate(getEditorPath(gameSlug), { replace: true }),
      (error: unknown) => !visit.isOver && setProblem(toErrorBody(error).message),
    );
    return () => {
      visit.isOver = true;
    };
  }, [isSignedIn, token, navigate]);
  return (
    <main id="main" className="ed-app share-join">
      <h1>You’re invited to build a game</h1>
      {problem !== null && (
        <>
          <p role="alert">{problem} You can ask the game’s owner for a new link.</p>
          <Link className="ed-button share-tall" to="/create">
            All games
          </Link>
        </>
      )}
      {problem === null && isSignedIn && <p role="status">Opening…</p>}
      {!isSignedIn && (
        <>
          <p>Sign up or log in to join. Your edits appear under your name.</p>
          <p className="share-actions">
            <button
              type="button"
              className="ed-button share-tall"
              data-tone="commit"
              onClick={() => dialogs.open({ kind: 'sign-up' })}
            >
              Sign Up
            </button>
            <button
              type="button"
              className="ed-button share-tall"
              onClick={() => dialogs.open({ kind: 'login' })}
            >
              I have an account
            </button>
          </p>
        </>
      )}
    </main>
  );
}
