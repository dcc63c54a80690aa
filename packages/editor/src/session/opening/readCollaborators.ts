import { isRecord } from '@playloom/game-format';
import { assignCollaboratorColors } from './assignCollaboratorColors.ts';
import type { OwnPresence, CollaboratorPresence } from '../EditorSession.ts';

/** The state that each person's browser shares (Yjs awareness), by client id. */
export type AwarenessStates = ReadonlyMap<number, { readonly [field: string]: unknown }>;

/** Lists everyone else who has the game open. Each person has the same color in every browser. */
export function readCollaborators(
  states: AwarenessStates,
  ownClient: number,
): readonly CollaboratorPresence[] {
  const people = [...states].flatMap(([client, state]) => {
    const person = readPerson(state['user']);
    return person === null ? [] : [{ client, ...person, presence: readPresence(state['presence']) }];
  });
  const colors = assignCollaboratorColors(people.map(({ id }) => id));
  return people
    .filter(({ client }) => client !== ownClient)
    .sort((a, b) => a.client - b.client)
    .map(({ client, id, name, presence }) => ({ ...presence, client, name, color: colors.get(id)! }));
}

function readPerson(user: unknown): { id: string; name: string } | null {
  if (!isRecord(user) || typeof user['name'] !== 'string') return null;
  return { id: String(user['id'] ?? user['name']), name: user['name'] };
}

function readPresence(value: unknown): OwnPresence {
  const given = isRecord(value) ? value : {};
  const { place, pointer, doing, selection } = given;
  return {
    place:
      isRecord(place) && typeof place['kind'] === 'string'
        ? (place as unknown as OwnPresence['place'])
        : null,
    pointer:
      isRecord(pointer) && typeof pointer['x'] === 'number' && typeof pointer['y'] === 'number'
        ? { x: pointer['x'], y: pointer['y'] }
        : null,
    doing: typeof doing === 'string' ? doing : null,
    selection: Array.isArray(selection) ? selection.filter((id) => typeof id === 'string') : [],
  };
}
