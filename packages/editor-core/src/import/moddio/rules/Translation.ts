import type { Expression, GameInput } from '@playloom/game-format';
import type { ModdioIds } from '../ModdioIds.ts';

/** The context for translating one script. */
export interface Translation {
  readonly ids: ModdioIds;
  /** Pixels per tile. */
  readonly tile: number;
  readonly variables: NonNullable<GameInput['variables']>;
  /** The rule created from a script of this name, as seen from this script. */
  readonly findRule: (script: string) => string | undefined;
  /** The value of “this entity”. Null in scripts that belong to no type. */
  readonly self: Expression | null;
  /** Values that the trigger provides. */
  readonly provided: ReadonlySet<string>;
  /** The caller of the rule provides the values, so any may exist. */
  readonly isOpen: boolean;
  /** Names of untranslatable parts, one entry per occurrence. */
  readonly untranslated: string[];
}
