import type { ReferenceEntry, ReferenceGroup } from '@playloom/game-format';

/** The part of content/reference.json that pages use. `node tools/generate.ts` writes it from the rule catalog. */
export interface RuleReference {
  readonly groups: readonly ReferenceGroup[];
  /** Limits for scripts, keyed by their constant names in the script host. */
  readonly scriptLimits: Readonly<Record<string, number>>;
}

export type EntryKind = ReferenceEntry['kind'];
