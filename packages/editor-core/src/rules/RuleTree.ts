import type { DraftPath } from '@playloom/draft';
import type { ActionEntry, JsonObject, Json, TriggerEntry } from '@playloom/game-format';
import type { RuleValueScope } from './RuleValueScope.ts';

/**
 * A rule as a tree in which each part has its path in the draft. Shop offers and dialogues have the same structure,
 * without a trigger.
 */
export interface RuleTree {
  /** The path of the rule, the shop offer or the part of a dialogue. */
  readonly path: DraftPath;
  readonly json: JsonObject;
  readonly trigger: JsonObject | null;
  readonly triggerEntry: TriggerEntry | null;
  readonly scope: RuleValueScope;
  readonly conditions: readonly ConditionNode[];
  readonly actions: readonly ActionNode[];
}

export interface ConditionNode {
  readonly kind: 'condition';
  readonly path: DraftPath;
  /** The path inside the rule, as in the game document: `if[0]`. */
  readonly documentPath: string;
  readonly json: Json;
  readonly scope: RuleValueScope;
}

export interface ActionNode {
  readonly kind: 'action';
  readonly path: DraftPath;
  /** The path inside the rule, as in the game document: `do[0].then[1]`. */
  readonly documentPath: string;
  readonly json: JsonObject;
  /** Null for an action that is not in the catalog. */
  readonly entry: ActionEntry | null;
  readonly scope: RuleValueScope;
  readonly blocks: readonly ActionBlock[];
}

export interface ActionBlock {
  readonly name: string;
  readonly path: DraftPath;
  readonly documentPath: string;
  readonly scope: RuleValueScope;
  readonly actions: readonly ActionNode[];
}
