import type { AchievementCondition } from '../document/achievementSchema.ts';

/** The count at which a condition unlocks its achievement. Rules unlock theirs at once. */
export function getAchievementGoal(done: AchievementCondition): number {
  switch (done.kind) {
    case 'seconds':
      return done.seconds;
    case 'scores':
      return done.points;
    case 'reaches':
      return done.value;
    case 'rules':
      return 1;
    case 'kills':
    case 'deaths':
    case 'picks-up':
    case 'enters':
    case 'buys':
    case 'wins-rounds':
    case 'wins':
    case 'finishes':
      return done.times;
  }
}
