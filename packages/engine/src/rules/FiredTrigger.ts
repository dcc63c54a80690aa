import type { ContextOf, TriggerName, triggers, Value } from '@playloom/game-format';

export type TriggerContext<Name extends TriggerName> = ContextOf<(typeof triggers)[Name]>;

/** A fired trigger that waits for its rules. */
export interface FiredTrigger {
  readonly trigger: TriggerName;
  readonly context: { readonly [name: string]: Value };
  /** Values only for filters: the name of an event, of a question, of a shop. */
  readonly about: { readonly [filter: string]: Value };
  /** The only rule it is for; null for every rule with this trigger. */
  readonly rule: string | null;
}
