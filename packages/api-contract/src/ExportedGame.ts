import type { Game } from '@playloom/game-format';

/** What an export tells its page of the game. */
export interface ExportedGame extends ExportedMap {
  /** Id of the game: what its player saved is kept by it in the browser. */
  readonly id: string;
  /** Null plays offline. */
  readonly online: ExportConnection | null;
  /** The other maps of an offline export, by name: the script that holds each. */
  readonly maps: { readonly [map: string]: string };
}

/** One map of an export. Scripts of other maps leave it on the page as `playloomMap`. */
export interface ExportedMap {
  /** What other maps call it; empty for a game that is no map of a world. */
  readonly map: string;
  /** Offline the whole game, because the player's browser runs it; online only what every client gets of it. */
  readonly game: Game;
  /** The pages of creators' panels in the export, by the name of the panel. */
  readonly panels: { readonly [panel: string]: string };
}

/** The way from an exported game to the rooms of its server. */
export interface ExportConnection {
  /** Origin without a trailing slash. */
  readonly server: string;
  /** Where that server has pictures and sounds, for releases that are newer than the export. */
  readonly files: string;
  readonly gameId: string;
  readonly release: number;
  /** Its server knows by it that the owner wanted the game to be played from other sites. */
  readonly key: string;
}
