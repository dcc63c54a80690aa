import type { Place } from '@playloom/editor-core';
import { useSession } from '../session/SessionContext.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { goTo } from '../workspace/goTo.ts';

/** Why the draft cannot be played as it is, and the way to the first thing in the way. */
export function PlaytestRefused({
  title,
  message,
  place,
}: {
  readonly title: string;
  readonly message: string;
  readonly place: Place | null;
}) {
  const session = useSession();
  const { playtest } = session;
  const show = () => {
    playtest.stop();
    if (place !== null) goTo(session, place);
  };
  return (
    <EmptyState
      isLarge
      title={title}
      docs="/docs/play-testing#it-does-not-start"
      action={
        <div className="pt-choices">
          <button type="button" className="ed-button" data-tone="stop" onClick={show}>
            {place === null ? 'Back to the editor' : 'Show me where'}
          </button>
          <button type="button" className="ed-button" onClick={() => playtest.start()}>
            Try again
          </button>
        </div>
      }
    >
      {message}
    </EmptyState>
  );
}
