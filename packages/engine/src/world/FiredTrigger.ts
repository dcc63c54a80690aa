import type { ContextOf, TriggerName, triggers, Value } from '@playloom/game-format';

export type TriggerContext<Name extends TriggerName> = ContextOf<(typeof triggers)[Name]>;

/** A trigger that has fired and whose rules haven't run yet. */
export interface FiredTrigger {
  readonly trigger: TriggerName;
  readonly context: { readonly [name: string]: Value };
  /** Values that only filters use, such as the name of an event, a question or a shop. */
  readonly about: { readonly [filter: string]: Value };
  /** The only rule to run; null runs every rule with this trigger. */
  readonly rule: string | null;
}
