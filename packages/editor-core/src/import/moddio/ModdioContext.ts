import type { ModdioIds } from './ModdioIds.ts';

/** Where a type is read: how things are called here, and how large. */
export interface ModdioContext {
  readonly ids: ModdioIds;
  /** Pixels a tile: they measure in pixels, we in tiles. */
  readonly tile: number;
  /** The rule that a script became, seen from one of our unit types. */
  readonly findRule: (script: string, unitType: string) => string | undefined;
}
