import { createClientProjection, type Game } from '@playloom/game-format';

/** The parts of a game that an export contains. Documents are text, because they are written unchanged. */
export interface ExportParts {
  readonly title: string;
  readonly description: string;
  /** Maps of the same world that the game links to. */
  readonly worldMaps: readonly string[];
  readonly assets: readonly { readonly name: string; readonly file: string }[];
  /** HTML by panel name. */
  readonly panels: readonly (readonly [string, string])[];
  readonly document: string;
  /** The part of the document that a server sends to clients. */
  readonly projection: string;
}

export function createExportParts(game: Game): ExportParts {
  const { title, description } = game.settings;
  return {
    title,
    description,
    worldMaps: Object.keys(game.world.maps),
    assets: Object.values(game.assets).map(({ name, file }) => ({ name, file })),
    panels: Object.entries(game.data.ui).map(([name, { htmlData }]) => [name, htmlData] as const),
    document: JSON.stringify(game),
    projection: JSON.stringify(createClientProjection(game)),
  };
}
