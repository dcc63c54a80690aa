import type { Player, World } from '@playloom/engine';
import { type Achievement, getAchievementGoal } from '@playloom/game-format';
import type { AchievementView } from '@playloom/protocol';

const NONE: readonly AchievementView[] = [];

/** Describes how far a player is with the achievements of the game. Nothing is revealed about secret ones. */
export function describeAchievements(
  { game }: World,
  player: Player | null,
  before: readonly AchievementView[],
): readonly AchievementView[] {
  if (player?.achievements === undefined || game.achievements.size === 0) return NONE;
  const { achievements } = player;
  const now = [...game.achievements.values()].map((achievement) =>
    describeAchievement(achievement, achievements),
  );
  const isSame = now.length === before.length && now.every(({ left }, index) => left === before[index]!.left);
  return isSame ? before : now;
}

function describeAchievement(
  { id, done, isSecret, name, description }: Achievement,
  { counts, unlocked }: NonNullable<Player['achievements']>,
): AchievementView {
  if (unlocked.includes(id)) {
    return isSecret ? { left: 0, name, text: description } : { left: 0, name: '', text: '' };
  }
  const left = isSecret ? 1 : Math.max(1, Math.ceil(getAchievementGoal(done) - (counts[id] ?? 0)));
  return { left, name: '', text: '' };
}
