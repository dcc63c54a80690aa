/** What the rule list shows. */
export interface RuleFilter {
  readonly text: string;
  /** Name of a trigger; empty for all. */
  readonly trigger: string;
  readonly only: 'all' | 'off' | 'problems';
}

export const NO_FILTER: RuleFilter = { text: '', trigger: '', only: 'all' };
