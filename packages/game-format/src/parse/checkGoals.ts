import type { Game } from '../document/gameSchema.ts';
import type { Goal } from '../document/goalSchema.ts';
import { DAILY_GOAL_POINTS_MAX, GOAL_SECONDS_MIN } from '../document/limits.ts';
import type { Problem } from '../problems/Problem.ts';
import {
  type ConditionFacts,
  findConditionObstacle,
  type Obstacle,
  readConditionFacts,
} from './findConditionObstacle.ts';

const NO_RULE = 'no rule completes it. Add the action “Complete goal for player”.';

/** Finds goals that no player can complete, that are complete from the start, or that give too many points. */
export function checkGoals(game: Game): Problem[] {
  const { goals } = game.settings;
  if (goals.length === 0) return [];
  const facts = readConditionFacts(game);
  return goals.flatMap((goal, index) =>
    listObstacles(game, facts, goal).map(({ field, reason }) => ({
      path: `settings.goals[${index}].${field}`,
      code: 'does-not-fit',
      message: reason,
    })),
  );
}

function listObstacles(game: Game, facts: ConditionFacts, goal: Goal): Obstacle[] {
  const { name, period, points, done } = goal;
  const found: Obstacle[] = [];
  const obstacle = findConditionObstacle(game, facts, goal, { ids: facts.completed, reason: NO_RULE });
  if (obstacle !== null)
    found.push({
      field: `done.${obstacle.field}`,
      reason: `Nobody can complete “${name}”: ${obstacle.reason}`,
    });
  if (done.kind === 'seconds' && done.seconds < GOAL_SECONDS_MIN)
    found.push({
      field: 'done.seconds',
      reason: `“${name}” is complete at once. Ask for at least ${GOAL_SECONDS_MIN} seconds.`,
    });
  if (period === 'daily' && points > DAILY_GOAL_POINTS_MAX)
    found.push({ field: 'points', reason: `A daily goal gives at most ${DAILY_GOAL_POINTS_MAX} points.` });
  return found;
}
