import type { ContextOf, TriggerName, triggers, Value } from '@playloom/game-format';

export type TriggerContext<Name extends TriggerName> = ContextOf<(typeof triggers)[Name]>;

/** A trigger that fired and waits for its rules. */
export interface FiredTrigger {
  readonly trigger: TriggerName;
  readonly context: { readonly [name: string]: Value };
  /** What only filters see: the name of an event, of a question, of a shop. */
  readonly about: { readonly [filter: string]: Value };
  /** The one rule it is for; null is for every rule with this trigger. */
  readonly rule: string | null;
}
