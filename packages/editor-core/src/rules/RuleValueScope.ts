import { type BlockParam, findTrigger, type JsonObject, type ValueType } from '@playloom/game-format';

/** What may be used at one place of a rule. */
export interface RuleValueScope {
  /** The values that the trigger and the loops around provide, the nearest last. */
  readonly provided: { readonly [name: string]: ValueType };
  /** Whoever runs the rule provides the values, so any may be there. */
  readonly isOpen: boolean;
  readonly isInLoop: boolean;
}

/** In a dialogue or a shop there is always one player, and the unit it steers. */
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

/** The same scope with what words name first: “remove item” means the item of the trigger, not its unit. */
export function preferNamedValues(scope: RuleValueScope, words: readonly string[]): RuleValueScope {
  const named = Object.entries(scope.provided).filter(([, type]) => words.includes(type));
  if (named.length === 0) return scope;
  return { ...scope, provided: { ...Object.fromEntries(named), ...scope.provided } };
}
