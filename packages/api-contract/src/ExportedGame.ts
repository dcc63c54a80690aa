import type { Game } from '@playloom/game-format';

/** The data that the page of an exported game starts with. */
export interface ExportedGame extends ExportedMap {
  /** Id of the game. The browser stores saved data under this id. */
  readonly id: string;
  /** Null for an offline export. */
  readonly online: ExportConnection | null;
  /** Paths of the scripts that contain the other maps, by map name. Empty for an online export. */
  readonly maps: { readonly [map: string]: string };
}

/** One map of an exported game. The script of each additional map assigns this data to the global `playloomMap`. */
export interface ExportedMap {
  /** Name that other maps of the world use for this map; empty if the game is not part of a world. */
  readonly map: string;
  /**
   * The complete game in an offline export, because the browser runs it; only the client projection in an online
   * export.
   */
  readonly game: Game;
  /** Paths of the HTML files of UI panels, by panel name. */
  readonly panels: { readonly [panel: string]: string };
}

/** How an online export connects to rooms on the server. */
export interface ExportConnection {
  /** Origin without a trailing slash. */
  readonly server: string;
  /** Base URL of images and sounds that are not in the export, because a newer release added them. */
  readonly files: string;
  readonly gameId: string;
  readonly release: number;
  /** Proves to the server that the owner allowed the game to be played from other sites. */
  readonly key: string;
}
