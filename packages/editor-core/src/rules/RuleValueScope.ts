import { type BlockParam, findTrigger, type JsonObject, type ValueType } from '@playloom/game-format';

/** The values that can be used at a position in a rule. */
export interface RuleValueScope {
  /** The values provided by the trigger and the enclosing loops, innermost last. */
  readonly provided: { readonly [name: string]: ValueType };
  /** The caller of the rule provides the values, so any may exist. */
  readonly isOpen: boolean;
  readonly isInLoop: boolean;
}

/** A dialogue or a shop always has a player and the player's unit. */
export const PLAYER_SCOPE: RuleValueScope = {
  provided: { triggeringPlayer: 'player', triggeringUnit: 'unit' },
  isOpen: false,
  isInLoop: false,
};

export function scopeOfTrigger(trigger: JsonObject | undefined): RuleValueScope {
  if (trigger === undefined) return PLAYER_SCOPE;
  const entry = findTrigger(String(trigger['when']));
  if (entry === null) return { provided: {}, isOpen: true, isInLoop: false };
  return { provided: entry.provides, isOpen: entry.isContextOpen, isInLoop: false };
}

export function scopeInBlock(scope: RuleValueScope, block: BlockParam): RuleValueScope {
  return {
    provided: { ...scope.provided, ...block.provides },
    isOpen: scope.isOpen,
    isInLoop: block.isLoop || (scope.isInLoop && !block.isDetached),
  };
}

/**
 * The same scope with values that match the typed words first: “remove item” means the item of the trigger, not its
 * unit.
 */
export function preferNamedValues(scope: RuleValueScope, words: readonly string[]): RuleValueScope {
  const named = Object.entries(scope.provided).filter(([, type]) => words.includes(type));
  if (named.length === 0) return scope;
  return { ...scope, provided: { ...Object.fromEntries(named), ...scope.provided } };
}
