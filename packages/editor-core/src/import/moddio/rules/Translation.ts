import type { Expression, GameInput } from '@playloom/game-format';
import type { ModdioIds } from '../ModdioIds.ts';

/** What one script is translated with. */
export interface Translation {
  readonly ids: ModdioIds;
  /** Pixels a tile. */
  readonly tile: number;
  readonly variables: NonNullable<GameInput['variables']>;
  /** The rule that a script of this name became, seen from this script. */
  readonly findRule: (script: string) => string | undefined;
  /** What “this entity” is; null in scripts that belong to no type. */
  readonly self: Expression | null;
  /** Values that the trigger tells. */
  readonly provided: ReadonlySet<string>;
  /** Whoever runs the rule tells them, so any may be there. */
  readonly isOpen: boolean;
  /** Names of what has no counterpart here, once for each time. */
  readonly untranslated: string[];
}
