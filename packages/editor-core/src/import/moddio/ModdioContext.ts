import type { ModdioIds } from './ModdioIds.ts';

/** Context for reading a type: ids and scale. */
export interface ModdioContext {
  readonly ids: ModdioIds;
  /** Pixels per tile: modd.io measures in pixels, Playloom in tiles. */
  readonly tile: number;
  /** The rule created from a script, as seen from a unit type. */
  readonly findRule: (script: string, unitType: string) => string | undefined;
}
