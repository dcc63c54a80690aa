import type { Game } from '../document/gameSchema.ts';
import { ACHIEVEMENT_POINTS_TOTAL_MAX } from '../document/limits.ts';
import type { Problem } from '../problems/Problem.ts';
import { findConditionObstacle, readConditionFacts } from './findConditionObstacle.ts';

const NO_RULE = 'no rule unlocks it. Add the action “Unlock achievement for player”.';

/** Finds achievements that no player can unlock, and games that give too many points. */
export function checkAchievements(game: Game): Problem[] {
  const { achievements } = game.settings;
  if (achievements.length === 0) return [];
  const facts = readConditionFacts(game);
  const ruled = { ids: facts.unlocked, reason: NO_RULE };
  const problems = achievements.flatMap((achievement, index) => {
    const obstacle = findConditionObstacle(game, facts, achievement, ruled);
    if (obstacle === null) return [];
    const path = `settings.achievements[${index}].done.${obstacle.field}`;
    return [createProblem(path, `Nobody can unlock “${achievement.name}”: ${obstacle.reason}`)];
  });
  const points = achievements.reduce((sum, achievement) => sum + achievement.points, 0);
  if (points <= ACHIEVEMENT_POINTS_TOTAL_MAX) return problems;
  const message = `All achievements together have ${points} points. A game can give at most ${ACHIEVEMENT_POINTS_TOTAL_MAX}.`;
  return [...problems, createProblem('settings.achievements', message)];
}

function createProblem(path: string, message: string): Problem {
  return { path, code: 'does-not-fit', message };
}
