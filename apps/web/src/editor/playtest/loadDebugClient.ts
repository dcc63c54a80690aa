import type { DebugClient, StartOptions } from '@playloom/game-client';

/** Loads the current client. A draft has no release and so no client version of its own. */
export async function loadDebugClient(): Promise<(options: StartOptions) => DebugClient> {
  const { start } = await import('@playloom/game-client/start');
  return start;
}
