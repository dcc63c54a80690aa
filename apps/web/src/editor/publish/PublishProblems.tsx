import type { EditorLocation } from '@playloom/editor-core';
import { useSession } from '../session/SessionContext.ts';
import { openPlace } from '../workspace/openPlace.ts';

const SHOWN_MAX = 8;

export interface LocatedProblem {
  readonly message: string;
  /** Where it is, in words that differ for each. */
  readonly path: string;
  readonly place: EditorLocation;
}

/** What keeps the game from being published; a press goes there. */
export function PublishProblems({ problems }: { readonly problems: readonly LocatedProblem[] }) {
  const session = useSession();
  if (problems.length === 0) return null;
  return (
    <section className="publish-problems" role="alert">
      <b>
        {problems.length === 1 ? 'One problem' : `${problems.length} problems`} to put right before players
        get it
      </b>
      <ul>
        {problems.slice(0, SHOWN_MAX).map(({ message, path, place }) => (
          <li key={`${path}/${message}`}>
            <button
              type="button"
              onClick={() => {
                session.overlay.set(null);
                openPlace(session, place);
              }}
            >
              {describeLocation(place, message)}
              {message}
            </button>
          </li>
        ))}
      </ul>
      {problems.length > SHOWN_MAX && <p>and {problems.length - SHOWN_MAX} more, in the list of problems.</p>}
    </section>
  );
}

/** Messages of scripts that fail while they run name their line already. */
function describeLocation(place: EditorLocation, message: string): string {
  if (place.kind !== 'script' || place.line === undefined) return '';
  return message.startsWith(`${place.file}:`) ? '' : `${place.file}, line ${place.line}: `;
}
