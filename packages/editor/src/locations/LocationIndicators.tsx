import { getLocationKey, type EditorLocation } from '@playloom/editor-core';
import { useSession, useStore } from '../session/SessionContext.ts';
import { useProblemsAt } from '../session/useProblems.ts';

/** Shows which people are at a location, and its number of problems. */
export function LocationIndicators({ place }: { readonly place: EditorLocation }) {
  const session = useSession();
  const people = useStore(session.people);
  const key = getLocationKey(place);
  const here = people.filter((person) => person.place !== null && getLocationKey(person.place) === key);
  const count = useProblemsAt(place).length;
  return (
    <>
      {here.map((person) => (
        <span key={person.client} className="ed-dot" style={{ background: person.color }} title={person.name}>
          <span className="sr-only">{person.name} is here</span>
        </span>
      ))}
      {count > 0 && (
        <span className="ed-dot" data-bad="" title={count === 1 ? '1 problem' : `${count} problems`}>
          <span className="sr-only">{count === 1 ? '1 problem' : `${count} problems`}</span>
        </span>
      )}
    </>
  );
}
