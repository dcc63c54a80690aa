import { Tooltip } from '@playloom/design-system/Tooltip';
import { nameOfPlace } from '@playloom/editor-core';
import { useSession, useStore } from '../../session/SessionContext.ts';
import type { Presence } from '../../session/EditorSession.ts';
import { goTo } from '../goTo.ts';

const FACES_MAX = 4;

/** Everybody else in the game; a click goes where they are. */
export function PeopleFaces() {
  const people = useStore(useSession().people);
  if (people.length === 0) return null;
  const shown = people.slice(0, FACES_MAX);
  return (
    <div className="ed-faces" role="group" aria-label="People in this game">
      {shown.map((person) => (
        <Face key={person.client} person={person} />
      ))}
      {people.length > FACES_MAX && <span className="ed-face-more">+{people.length - FACES_MAX}</span>}
    </div>
  );
}

function Face({ person }: { readonly person: Presence }) {
  const session = useSession();
  const { place, name, color, doing } = person;
  const where = place === null ? null : nameOfPlace(session.editor.game.get(), place);
  const word = [name, doing ?? where].filter(Boolean).join(', ');
  return (
    <Tooltip text={word} side="bottom">
      <button
        type="button"
        className="ed-face"
        style={{ background: color }}
        aria-label={`Go to ${word}`}
        onClick={() => place !== null && goTo(session, place)}
      >
        {name.slice(0, 1).toUpperCase()}
      </button>
    </Tooltip>
  );
}
