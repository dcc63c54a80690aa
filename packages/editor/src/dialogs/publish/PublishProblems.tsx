import type { EditorLocation } from '@playloom/editor-core';
import { useSession } from '../../session/SessionContext.ts';
import { openLocation } from '../../locations/openLocation.ts';

const SHOWN_MAX = 8;

export interface LocatedProblem {
  readonly message: string;
  /** The location as text, used as a unique key. */
  readonly path: string;
  readonly place: EditorLocation;
}

/** Problems that keep the game from being published; a click opens the location. */
export function PublishProblems({ problems }: { readonly problems: readonly LocatedProblem[] }) {
  const session = useSession();
  if (problems.length === 0) return null;
  return (
    <section className="publish-problems" role="alert">
      <b>
        {problems.length === 1 ? '1 problem' : `${problems.length} problems`} to fix before you can publish
      </b>
      <ul>
        {problems.slice(0, SHOWN_MAX).map(({ message, path, place }) => (
          <li key={`${path}/${message}`}>
            <button
              type="button"
              onClick={() => {
                session.overlay.set(null);
                openLocation(session, place);
              }}
            >
              {describeLocation(place, message)}
              {message}
            </button>
          </li>
        ))}
      </ul>
      {problems.length > SHOWN_MAX && <p>and {problems.length - SHOWN_MAX} more in the problems list.</p>}
    </section>
  );
}

/**
 * Describes the line of a problem. Empty if the message already starts with it, as in errors of running
 * scripts.
 */
function describeLocation(place: EditorLocation, message: string): string {
  if (place.kind !== 'script' || place.line === undefined) return '';
  return message.startsWith(`${place.file}:`) ? '' : `${place.file}, line ${place.line}: `;
}
