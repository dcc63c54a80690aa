import type { StartOptions } from '../StartOptions.ts';
import type { DebugClient } from './DebugClient.ts';

/** The client as it is, not as a release has it: for editors, which try out what was never released. */
export async function loadStart(): Promise<(options: StartOptions) => DebugClient> {
  const { start } = await import('../start/start.ts');
  return start;
}
