import type { Game } from '@playloom/game-format';

/** Data about the game that an export passes to its page. */
export interface ExportedGame extends ExportedMap {
  /** Id of the game, under which the browser stores saved data. */
  readonly id: string;
  /** Null for an offline export. */
  readonly online: ExportConnection | null;
  /** Scripts of the other maps in an offline export, by map name. */
  readonly maps: { readonly [map: string]: string };
}

/** One map of an export. Scripts of other maps put it on the page as `playloomMap`. */
export interface ExportedMap {
  /** Name of the map for other maps; empty for a game that is not part of a world. */
  readonly map: string;
  /**
   * The whole game for an offline export, because the browser runs it; otherwise only the client projection.
   */
  readonly game: Game;
  /** Pages of UI panels in the export, by panel name. */
  readonly panels: { readonly [panel: string]: string };
}

/** How an exported game reaches the rooms of its server. */
export interface ExportConnection {
  /** Origin without a trailing slash. */
  readonly server: string;
  /** Base address of images and sounds, for releases that are newer than the export. */
  readonly files: string;
  readonly gameId: string;
  readonly release: number;
  /** Proves to the server that the owner allowed the game to be played from other sites. */
  readonly key: string;
}
