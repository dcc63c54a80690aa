import type { DebugClient, StartOptions } from '@playloom/game-client';

/** The client as it is, not as a release has it: what is tried out was never released. */
export async function loadDebugClient(): Promise<(options: StartOptions) => DebugClient> {
  const { start } = await import('@playloom/game-client/start');
  return start;
}
