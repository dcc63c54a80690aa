import type { DraftPath } from '@playloom/draft';
import type { ActionEntry, JsonObject, Json, TriggerEntry } from '@playloom/game-format';
import type { RuleValueScope } from './RuleValueScope.ts';

/** What a rule says, with the keys its parts have in the draft. Offers and dialogues have the same, without “When”. */
export interface RuleTree {
  /** Of the rule, the offer or the dialogue option. */
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
  /** As the document has it: `if[0]`. */
  readonly documentPath: string;
  readonly json: Json;
  readonly scope: RuleValueScope;
}

export interface ActionNode {
  readonly kind: 'action';
  readonly path: DraftPath;
  /** As the document has it: `do[0].then[1]`. */
  readonly documentPath: string;
  readonly json: JsonObject;
  /** Null for an action that the catalog does not know. */
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
