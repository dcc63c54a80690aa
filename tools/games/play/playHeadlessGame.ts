import { createGameScripts } from './createGameScripts.ts';
import { type HeadlessPlayPlan, type HeadlessPlayReport, runHeadlessGame } from './runHeadlessGame.ts';

/** Plays a game headless with built-in bots and its scripts, in Node. */
export async function playHeadlessGame(plan: HeadlessPlayPlan): Promise<HeadlessPlayReport> {
  return runHeadlessGame(plan, await createGameScripts(plan.game));
}
