import type { World } from '../../world/World.ts';
import { loadGoals } from '../achievements/goals.ts';
import { isGoalProgress } from '../achievements/isAchievementProgress.ts';
import { findSender, type RawInput } from './RawInput.ts';

/** Replaces the goals of a player whose day has ended. */
export function applyGoalsInput(world: World, input: RawInput): void {
  const player = findSender(world, input);
  const { goals } = input;
  if (player === null || !player.isSignedIn || !player.hasSavedData || !isGoalProgress(goals)) return;
  loadGoals(world, player, goals);
}
