import type { AchievementSummary } from '@playloom/api-contract';
import type { Achievement } from '@playloom/game-format';

/** A secret achievement has no name and no description for those who have not unlocked it. */
export function presentAchievement(achievement: Achievement, isKnown: boolean): AchievementSummary {
  const { id, name, description, icon, points } = achievement;
  return isKnown
    ? { id, name, description, icon, points }
    : { id, name: null, description: '', icon: 'question', points };
}
