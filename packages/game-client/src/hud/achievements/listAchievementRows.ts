import { getAchievementGoal, type MarkerIcon } from '@playloom/game-format';
import type { HudState } from '../state/HudState.ts';

export interface AchievementRow {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly icon: MarkerIcon;
  readonly points: number;
  readonly isUnlocked: boolean;
  /** What is counted so far, and what is needed. Null if there is nothing to count. */
  readonly progress: { readonly count: number; readonly goal: number } | null;
}

/** Lists the achievements of the game with the player's progress. Unlocked ones come last. */
export function listAchievementRows({
  game,
  own,
}: Pick<HudState, 'game' | 'own'>): readonly AchievementRow[] {
  const rows = game.settings.achievements.map((achievement, index): AchievementRow => {
    const { id, name, description, icon, points, done } = achievement;
    // Spectators have no progress.
    const view = own.achievements[index] ?? null;
    const goal = getAchievementGoal(done);
    const isCounted = view !== null && view.left > 0 && goal > 1 && done.kind !== 'rules';
    return {
      id,
      name: view?.name || name,
      text: view?.text || description,
      icon,
      points,
      isUnlocked: view?.left === 0,
      progress: isCounted ? { count: Math.max(0, Math.floor(goal - view.left)), goal } : null,
    };
  });
  return [...rows.filter((row) => !row.isUnlocked), ...rows.filter((row) => row.isUnlocked)];
}
