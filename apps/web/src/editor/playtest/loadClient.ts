import type { DebugClient, StartOptions } from '@playloom/game-client';

interface ClientModule {
  readonly start: (options: StartOptions) => DebugClient;
}

/**
 * The client as it is, not as a release has it: what is tried out was never released. It is written with
 * another JSX than the editor, whose types would take it for their own: so it is found by its path.
 */
const found = import.meta.glob<ClientModule>('../../../../../packages/game-client/src/start/start.ts');

export async function loadClient(): Promise<ClientModule['start']> {
  const load = Object.values(found)[0];
  if (load === undefined) throw new Error('The game client is not part of this build.');
  return (await load()).start;
}
