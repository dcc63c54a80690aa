import { createScriptsFor } from './createScriptsFor.ts';
import { type PlayPlan, type PlayReport, runGame } from './runGame.ts';

/** Plays a game headless with built-in bots and its scripts, in Node. */
export async function playGame(plan: PlayPlan): Promise<PlayReport> {
  return runGame(plan, await createScriptsFor(plan.game));
}
