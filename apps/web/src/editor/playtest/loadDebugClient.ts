import type { DebugClient, StartOptions } from '@playloom/game-client';

/** The client for the draft: a playtest was never released, so it can't use a released client. */
export async function loadDebugClient(): Promise<(options: StartOptions) => DebugClient> {
  const { start } = await import('@playloom/game-client/start');
  return start;
}
