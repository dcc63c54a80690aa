import type { Game } from '@playloom/game-format';

/** What `game.js` of an exported game tells its page. */
export interface ExportedGame {
  /** Offline the whole game, because the player's browser runs it; online only what every client gets of it. */
  readonly game: Game;
  /** Null plays offline. */
  readonly online: ExportedWay | null;
  /** The pages of creators' panels in the export, by the name of the panel. */
  readonly panels: { readonly [panel: string]: string };
}

/** The way from an exported game to the rooms of its server. */
export interface ExportedWay {
  /** Origin without a trailing slash. */
  readonly server: string;
  /** Where that server has pictures and sounds, for releases that are newer than the export. */
  readonly files: string;
  readonly gameId: string;
  readonly release: number;
  /** Its server knows by it that the owner wanted the game to be played from other sites. */
  readonly key: string;
}
