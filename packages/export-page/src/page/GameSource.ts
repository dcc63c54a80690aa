import type { Connection, StartOptions } from '@playloom/game-client';
import type { Game } from '@playloom/game-format';

/** A room to play in, offline in this browser or online on a server. */
export interface GameSource {
  /** The client's part of the game in this room. */
  readonly game: Game;
  readonly person: StartOptions['person'];
  /** URLs of the game's UI panels, by panel name. Null if the export doesn't contain them. */
  readonly panels: { readonly [panel: string]: string } | null;
  connect(): Promise<Connection>;
  /** Returns the URL of an image or sound that is not in the export. */
  getFileUrl(file: string): string;
  /** Closes the room. Resolves when everything is saved. */
  close(): Promise<void>;
}

/** Where a player goes when the game sends them to another map. */
export interface TravelTarget {
  readonly map: string;
  /** Identifies the player to the server. Empty in offline games. */
  readonly token: string;
}
