import type { AchievementCondition } from '../document/achievementSchema.ts';
import type { Game } from '../document/gameSchema.ts';

/** What rules, dialogues, shops, and scripts of a game do about achievements and goals. */
export interface ConditionFacts {
  /** The actions that rules, dialogues, and shops use. */
  readonly actions: ReadonlySet<string>;
  readonly unlocked: ReadonlySet<string>;
  readonly completed: ReadonlySet<string>;
  /** Whether a script, a rule that was left out, or an action with a computed value can do what is not found here. */
  readonly isOpen: boolean;
}

export interface Obstacle {
  readonly field: string;
  readonly reason: string;
}

const WINNING_ACTIONS = ['teamWins', 'playerWins', 'endMatch', 'endRound'];

/** Finds why no player can meet a condition. `ruled` has the ids that an action names, for conditions left to rules. */
export function findConditionObstacle(
  { types, settings, variables }: Game,
  facts: ConditionFacts,
  { id, done }: { readonly id: string; readonly done: AchievementCondition },
  ruled: { readonly ids: ReadonlySet<string>; readonly reason: string },
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
      return ruled.ids.has(id) || facts.isOpen ? null : describe('kind', ruled.reason);
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

export function readConditionFacts({ rules, types, scripts }: Game): ConditionFacts {
  const actions = new Set<string>();
  const named = { unlockAchievement: new Set<string>(), completeGoal: new Set<string>() };
  // Games as clients get them have neither rules nor scripts.
  let isOpen = Object.keys(scripts).length > 0 || rules.length === 0;
  // Iterates instead of recursing, because creators decide how deep rules are nested.
  const waiting: unknown[] = [rules, types.shops, types.dialogues];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (typeof node !== 'object' || node === null) continue;
    const { do: action, achievement, goal } = node as { do?: unknown; achievement?: unknown; goal?: unknown };
    if (typeof action === 'string') actions.add(action);
    if (action === 'unlockAchievement' || action === 'completeGoal') {
      const id = action === 'unlockAchievement' ? achievement : goal;
      if (typeof id === 'string') named[action].add(id);
      else isOpen = true;
    }
    for (const part of Object.values(node)) waiting.push(part);
  }
  return { actions, unlocked: named.unlockAchievement, completed: named.completeGoal, isOpen };
}

function describe(field: string, reason: string): Obstacle {
  return { field, reason };
}
