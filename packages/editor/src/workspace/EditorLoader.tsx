import { Logo } from '@playloom/design-system/Logo';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import type { EditorRequest } from '../session/readEditorRequest.ts';
import { useAccountMove } from './useAccountMove.ts';
import { useOpenSession } from './useOpenSession.ts';
import { LoadErrorBoundary } from '../loading/LoadErrorBoundary.tsx';
import './window.css';

const EditorWindow = lazy(() => import('./EditorWindow.tsx'));

/** Opens the requested game. Shows the editor window, or a message while the game loads or if that fails. */
export function EditorLoader({ request }: { readonly request: EditorRequest }) {
  const opening = useOpenSession(request);
  const dialogs = useDialogs();
  const accountMove = useAccountMove(opening.kind === 'open' ? opening.session : null);
  if (opening.kind === 'failed') {
    return (
      <LoaderFrame>
        <h1 className="ed-loader-title">The game couldn’t be opened</h1>
        <p>{opening.message}</p>
        <p className="ed-loader-actions">
          {opening.needsLogin && (
            <button
              type="button"
              className="ed-button"
              data-tone="commit"
              onClick={() => dialogs.open({ kind: 'login' })}
            >
              Log in
            </button>
          )}
          <button
            type="button"
            className="ed-button"
            data-tone={opening.needsLogin ? undefined : 'commit'}
            onClick={opening.retry}
          >
            Try again
          </button>
          <Link className="ed-button" to="/create">
            All games
          </Link>
        </p>
      </LoaderFrame>
    );
  }
  const waiting = (
    <LoaderFrame>
      <p role="status">{request.kind === 'starter' ? 'Creating your game…' : 'Opening the game…'}</p>
    </LoaderFrame>
  );
  if (opening.kind === 'opening') return waiting;
  return (
    <LoadErrorBoundary what="The editor">
      <Suspense fallback={waiting}>
        <EditorWindow session={opening.session} accountMove={accountMove} />
      </Suspense>
    </LoadErrorBoundary>
  );
}

/** A frame with the layout of the editor window, so that nothing moves when the window replaces it. */
function LoaderFrame({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" className="ed-app ed-window ed-loader">
      <div className="ed-top">
        <Link to="/create" className="ed-home" aria-label="All games">
          <Logo />
        </Link>
      </div>
      <div className="ed-loader-content">{children}</div>
    </main>
  );
}
