import { EmptyState } from '@playloom/design-system/EmptyState';
import type { EditorLocation } from '@playloom/editor-core';
import { useSession } from '../../session/SessionContext.ts';
import { openLocation } from '../../locations/openLocation.ts';

/** Explains why the draft can't be played, with a link to the first problem. */
export function PlaytestError({
  title,
  message,
  place,
}: {
  readonly title: string;
  readonly message: string;
  readonly place: EditorLocation | null;
}) {
  const session = useSession();
  const { playtest } = session;
  const show = () => {
    playtest.stop();
    if (place !== null) openLocation(session, place);
  };
  return (
    <EmptyState
      centered
      title={title}
      learnMore="/docs/play-testing#it-does-not-start"
      action={
        <div className="pt-choices">
          <button type="button" className="ed-button" data-tone="stop" onClick={show}>
            {place === null ? 'Back to the editor' : 'Show problem'}
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
