import type { ModdioIds } from '../file/ModdioIds.ts';

/** What is needed to convert a modd.io type. */
export interface ModdioContext {
  readonly ids: ModdioIds;
  /** Pixels per tile: modd.io measures in pixels, Playloom in tiles. */
  readonly tile: number;
  /** Finds the rule that was created from a script, given the unit type whose scripts are searched first. */
  readonly findRule: (script: string, unitType: string) => string | undefined;
}
