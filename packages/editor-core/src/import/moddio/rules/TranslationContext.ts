import type { Expression, GameInput } from '@playloom/game-format';
import type { ModdioIds } from '../file/ModdioIds.ts';

/** The context for translating one script. */
export interface TranslationContext {
  readonly ids: ModdioIds;
  /** Pixels per tile. */
  readonly tile: number;
  readonly variables: NonNullable<GameInput['variables']>;
  /** Finds the rule that was created from a script. Scripts of the same type are searched first. */
  readonly findRule: (script: string) => string | undefined;
  /** The value of “this entity”. Null in a script that doesn't belong to a type. */
  readonly self: Expression | null;
  /** Values that the trigger provides. */
  readonly provided: ReadonlySet<string>;
  /** Whether the rule is run by another rule or a key, which can provide any value. */
  readonly isOpen: boolean;
  /** Names of untranslatable parts, one entry per occurrence. */
  readonly untranslated: string[];
}
