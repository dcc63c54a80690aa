import { createGameScripts } from './createGameScripts.ts';
import { type HeadlessPlayPlan, type HeadlessPlayReport, runGame } from './runGame.ts';

/** Plays a game headless with built-in bots and its scripts, in Node. */
export async function playGame(plan: HeadlessPlayPlan): Promise<HeadlessPlayReport> {
  return runGame(plan, await createGameScripts(plan.game));
}
