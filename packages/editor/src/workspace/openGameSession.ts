import { createPlaytest } from '../parts/playtest/run/createPlaytest.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import {
  openLocalSession,
  openStoredSession,
  type SessionDependencies,
} from '../session/opening/openSession.ts';

export type SessionEnvironment = Omit<SessionDependencies, 'createPlaytest'>;

/** Opens a game of this browser by its local id, or a game on the server by its slug. */
export function openGameSession(
  kind: 'local' | 'stored',
  name: string,
  environment: SessionEnvironment,
): Promise<EditorSession> {
  const open = kind === 'local' ? openLocalSession : openStoredSession;
  return open(name, { ...environment, createPlaytest });
}
