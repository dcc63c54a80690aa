import { type BlockParam, findTrigger, type JsonObject, type ValueType } from '@playloom/game-format';

/** The values that can be used at a position in a rule. */
export interface RuleValueScope {
  /** The values that the trigger and the enclosing loops provide, innermost loop last. */
  readonly provided: { readonly [name: string]: ValueType };
  /** Whether the trigger can provide any value, because another rule or a key runs the rule. */
  readonly isOpen: boolean;
  readonly isInLoop: boolean;
}

/** The scope in dialogues and shops, which always have a player and the player's unit. */
const PLAYER_SCOPE: RuleValueScope = {
  provided: { triggeringPlayer: 'player', triggeringUnit: 'unit' },
  isOpen: false,
  isInLoop: false,
};

export function getTriggerScope(trigger: JsonObject | undefined): RuleValueScope {
  if (trigger === undefined) return PLAYER_SCOPE;
  const entry = findTrigger(String(trigger['when']));
  if (entry === null) return { provided: {}, isOpen: true, isInLoop: false };
  return { provided: entry.provides, isOpen: entry.isContextOpen, isInLoop: false };
}

export function getBlockScope(scope: RuleValueScope, block: BlockParam): RuleValueScope {
  return {
    provided: { ...scope.provided, ...block.provides },
    isOpen: scope.isOpen,
    isInLoop: block.isLoop || (scope.isInLoop && !block.isDetached),
  };
}

/**
 * Moves values whose type was typed to the front. For “remove item”, the item of the trigger is then chosen, not the
 * unit.
 */
export function preferNamedValues(scope: RuleValueScope, words: readonly string[]): RuleValueScope {
  const named = Object.entries(scope.provided).filter(([, type]) => words.includes(type));
  if (named.length === 0) return scope;
  return { ...scope, provided: { ...Object.fromEntries(named), ...scope.provided } };
}
