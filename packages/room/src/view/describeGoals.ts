import type { Player, World } from '@playloom/engine';
import { getAchievementGoal } from '@playloom/game-format';
import type { GoalView } from '@playloom/protocol';

const NONE: readonly GoalView[] = [];

/** Describes the goals that a player has today and this week. Clients don't know the goals of the game. */
export function describeGoals(
  { game }: World,
  player: Player | null,
  before: readonly GoalView[],
): readonly GoalView[] {
  if (player?.goals === undefined) return NONE;
  const { counts, done: completed } = player.goals;
  const now: GoalView[] = [];
  for (const { id, period, name, description: text, icon, points, done } of game.goals.values()) {
    if (!Object.hasOwn(counts, id)) continue;
    const goal = Math.ceil(getAchievementGoal(done));
    // A count that is rounded must not look like a completed goal.
    const count = completed.includes(id) ? goal : Math.min(goal - 1, Math.floor(counts[id]!));
    now.push({ period, name, text, icon, points, count, goal, isTime: done.kind === 'seconds' });
  }
  const isSame = now.length === before.length && now.every((view, index) => isEqual(view, before[index]!));
  return isSame ? before : now;
}

function isEqual(view: GoalView, before: GoalView): boolean {
  return view.count === before.count && view.goal === before.goal && view.name === before.name;
}
