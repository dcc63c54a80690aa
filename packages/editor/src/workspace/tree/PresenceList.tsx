import { getLocationName } from '@playloom/editor-core';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { openLocation } from '../../locations/openLocation.ts';

const LISTED_MAX = 6;

/** Lists the other people who have the game open and their locations. A click follows a person. */
export function PresenceList() {
  const session = useSession();
  const people = useStore(session.people);
  if (people.length === 0) return null;
  return (
    <ul className="ed-people" aria-label="People in this game">
      {people.slice(0, LISTED_MAX).map(({ client, name, color, place, doing }) => (
        <li key={client}>
          <button
            type="button"
            className="ed-row"
            onClick={() => place !== null && openLocation(session, place)}
          >
            <span className="ed-face" data-size="s" style={{ background: color }} aria-hidden="true">
              {name.slice(0, 1).toUpperCase()}
            </span>
            <span className="ed-name">{name}</span>
            <span className="ed-hint">
              {doing ?? (place === null ? '' : getLocationName(session.editor.game.get(), place))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
