import { Link } from 'react-router';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useOpenCourse } from '../session/useOpenCourse.ts';
import { useGame, useSession, useStore } from '../session/SessionContext.ts';

/** A notice for phones and narrow windows: what works here, and what needs a larger screen. */
export function SmallScreenNotice({ onContinue }: { readonly onContinue: () => void }) {
  const title = useGame((game) => game.settings.title);
  const { kind } = useStore(useSession().identity);
  const dialogs = useDialogs();
  const { course } = useOpenCourse();
  return (
    <main id="main" className="ed-app ed-window ed-small">
      <h1>{title}</h1>
      <p>
        {course === null
          ? 'The editor needs a screen at least 1024 pixels wide, such as a computer or a tablet in landscape.'
          : 'The bootcamp lessons need a screen at least 768 pixels wide, such as a computer or a tablet.'}{' '}
        {kind === 'stored'
          ? 'Open the game there to edit it.'
          : 'Sign up to open the game there. Until then it is stored only in this browser.'}
      </p>
      <p>
        On this screen you can look around, read rules and scripts, change a title or a number, and playtest.
      </p>
      <div className="ed-small-actions">
        <button type="button" className="ed-button" data-tone="commit" onClick={onContinue}>
          Look around
        </button>
        {kind === 'local' && (
          <button type="button" className="ed-button" onClick={() => dialogs.open({ kind: 'sign-up' })}>
            Sign Up
          </button>
        )}
        <Link className="ed-button" to="/create">
          All games
        </Link>
      </div>
    </main>
  );
}
