import type { beforeHandleAwarenessPayload } from '@hocuspocus/server';
import { getEditor } from './EditorConnection.ts';
import { PRESENCE_CHARACTERS_MAX } from './limits.ts';

/** Validates the presence that a user sends: it must have their own name, be only about themselves, and be short. */
export function checkPresence({ connection, document, states }: beforeHandleAwarenessPayload): void {
  if (!connection) return;
  const { userId, username, role } = getEditor(connection);
  for (const [client, state] of states) {
    const isAnothers = [...document.connections].some(
      ([other, { clients }]) => other !== connection && clients.has(client),
    );
    if (isAnothers) states.delete(client);
    else state['user'] = { id: userId, name: username, role };
  }
  const written = JSON.stringify([...states.values()]);
  if (written.length > PRESENCE_CHARACTERS_MAX) throw new Error('The presence data is too long.');
}
