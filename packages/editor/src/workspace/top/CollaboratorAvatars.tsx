import { Tooltip } from '@playloom/design-system/Tooltip';
import { getLocationName } from '@playloom/editor-core';
import { useSession, useStore } from '../../session/SessionContext.ts';
import type { CollaboratorPresence } from '../../session/EditorSession.ts';
import { openLocation } from '../../locations/openLocation.ts';

const AVATARS_MAX = 4;

/** Shows everyone else who has the game open. A click goes to their location. */
export function CollaboratorAvatars() {
  const people = useStore(useSession().people);
  if (people.length === 0) return null;
  const shown = people.slice(0, AVATARS_MAX);
  return (
    <div className="ed-faces" role="group" aria-label="People in this game">
      {shown.map((person) => (
        <CollaboratorAvatar key={person.client} person={person} />
      ))}
      {people.length > AVATARS_MAX && <span className="ed-face-more">+{people.length - AVATARS_MAX}</span>}
    </div>
  );
}

function CollaboratorAvatar({ person }: { readonly person: CollaboratorPresence }) {
  const session = useSession();
  const { place, name, color, doing } = person;
  const where = place === null ? null : getLocationName(session.editor.game.get(), place);
  const label = [name, doing ?? where].filter(Boolean).join(', ');
  return (
    <Tooltip text={label} side="bottom">
      <button
        type="button"
        className="ed-face"
        style={{ background: color }}
        aria-label={`Go to ${label}`}
        onClick={() => place !== null && openLocation(session, place)}
      >
        {name.slice(0, 1).toUpperCase()}
      </button>
    </Tooltip>
  );
}
