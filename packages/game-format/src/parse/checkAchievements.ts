import type { Achievement, AchievementCondition } from '../document/achievementSchema.ts';
import type { Game } from '../document/gameSchema.ts';
import { ACHIEVEMENT_POINTS_TOTAL_MAX } from '../document/limits.ts';
import type { Problem } from '../problems/Problem.ts';

/** Finds achievements that no player can unlock, and games that give too many points. */
export function checkAchievements(game: Game): Problem[] {
  const { achievements } = game.settings;
  const facts = readFacts(game);
  const problems = achievements.flatMap((achievement, index) => {
    const obstacle = findObstacle(game, facts, achievement);
    if (obstacle === null) return [];
    const path = `settings.achievements[${index}].done.${obstacle.field}`;
    return [createProblem(path, `Nobody can unlock “${achievement.name}”: ${obstacle.reason}`)];
  });
  const points = achievements.reduce((sum, achievement) => sum + achievement.points, 0);
  if (points <= ACHIEVEMENT_POINTS_TOTAL_MAX) return problems;
  const message = `All achievements together have ${points} points. A game can give at most ${ACHIEVEMENT_POINTS_TOTAL_MAX}.`;
  return [...problems, createProblem('settings.achievements', message)];
}

interface Facts {
  /** The actions that rules, dialogues, and shops use. */
  readonly actions: ReadonlySet<string>;
  readonly unlocked: ReadonlySet<string>;
  /** Whether a script, a rule that was left out, or an action with a computed value can do what is not found here. */
  readonly isOpen: boolean;
}

interface Obstacle {
  readonly field: string;
  readonly reason: string;
}

const WINNING_ACTIONS = ['teamWins', 'playerWins', 'endMatch', 'endRound'];

function findObstacle(
  { types, settings, variables }: Game,
  facts: Facts,
  { id, done }: Achievement,
): Obstacle | null {
  switch (done.kind) {
    case 'picks-up':
      return Object.keys(types.items).length > 0 ? null : describe('kind', 'the game has no items.');
    case 'buys':
      return Object.keys(types.shops).length > 0 ? null : describe('kind', 'the game has no shop.');
    case 'enters':
      return done.region === null ? describe('region', 'choose a region.') : null;
    case 'reaches':
      return findVariableObstacle(variables.player, done);
    case 'wins':
    case 'wins-rounds':
    case 'finishes': {
      const canEnd = settings.match.isEnabled || WINNING_ACTIONS.some((action) => facts.actions.has(action));
      return canEnd || facts.isOpen
        ? null
        : describe('kind', 'the game has no match. Turn on “Play in rounds”.');
    }
    case 'rules':
      return facts.unlocked.has(id) || facts.isOpen
        ? null
        : describe('kind', 'no rule unlocks it. Add the action “Unlock achievement for player”.');
    case 'seconds':
    case 'kills':
    case 'deaths':
    case 'scores':
      return null;
  }
}

/** References to unknown variables are reported by `checkReferences`. */
function findVariableObstacle(
  variables: Game['variables']['player'],
  { variable }: Extract<AchievementCondition, { kind: 'reaches' }>,
): Obstacle | null {
  if (variable === null) return describe('variable', 'choose a player variable.');
  const found = Object.hasOwn(variables, variable) ? variables[variable]! : null;
  if (found === null || found.type === 'number') return null;
  return describe('variable', `“${found.name}” is not a number. Choose a number variable.`);
}

function readFacts({ rules, types, scripts }: Game): Facts {
  const actions = new Set<string>();
  const unlocked = new Set<string>();
  // Games as clients get them have neither rules nor scripts.
  let isOpen = Object.keys(scripts).length > 0 || rules.length === 0;
  // Iterates instead of recursing, because creators decide how deep rules are nested.
  const waiting: unknown[] = [rules, types.shops, types.dialogues];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (typeof node !== 'object' || node === null) continue;
    const { do: action, achievement } = node as { do?: unknown; achievement?: unknown };
    if (typeof action === 'string') actions.add(action);
    if (action === 'unlockAchievement') {
      if (typeof achievement === 'string') unlocked.add(achievement);
      else isOpen = true;
    }
    for (const part of Object.values(node)) waiting.push(part);
  }
  return { actions, unlocked, isOpen };
}

function describe(field: string, reason: string): Obstacle {
  return { field, reason };
}

function createProblem(path: string, message: string): Problem {
  return { path, code: 'does-not-fit', message };
}
