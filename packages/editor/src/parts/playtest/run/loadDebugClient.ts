import type { DebugClient, StartOptions } from '@playloom/game-client';

/**
 * Loads the current version of the client. Only a release has its own client version, and a draft is not
 * released.
 */
export async function loadDebugClient(): Promise<(options: StartOptions) => DebugClient> {
  const { start } = await import('@playloom/game-client/start');
  return start;
}
