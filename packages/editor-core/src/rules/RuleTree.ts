import type { DraftPath } from '@playloom/draft';
import type { ActionEntry, JsonObject, Json, TriggerEntry } from '@playloom/game-format';
import type { RuleScope } from './RuleScope.ts';

/** What a rule says, with the keys its parts have in the draft. Offers and dialogues have the same, without “When”. */
export interface RuleTree {
  /** Of the rule, the offer or the dialogue option. */
  readonly path: DraftPath;
  readonly json: JsonObject;
  readonly trigger: JsonObject | null;
  readonly triggerEntry: TriggerEntry | null;
  readonly scope: RuleScope;
  readonly conditions: readonly ConditionNode[];
  readonly actions: readonly ActionNode[];
}

export interface ConditionNode {
  readonly kind: 'condition';
  readonly path: DraftPath;
  /** As the document has it: `if[0]`. */
  readonly place: string;
  readonly json: Json;
  readonly scope: RuleScope;
}

export interface ActionNode {
  readonly kind: 'action';
  readonly path: DraftPath;
  /** As the document has it: `do[0].then[1]`. */
  readonly place: string;
  readonly json: JsonObject;
  /** Null for an action that the catalog does not know. */
  readonly entry: ActionEntry | null;
  readonly scope: RuleScope;
  readonly blocks: readonly ActionBlock[];
}

export interface ActionBlock {
  readonly name: string;
  readonly path: DraftPath;
  readonly place: string;
  readonly scope: RuleScope;
  readonly actions: readonly ActionNode[];
}
