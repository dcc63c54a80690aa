import type { Connection, StartOptions } from '@playloom/game-client';
import type { Game } from '@playloom/game-format';

/** A room to play in, offline or online. */
export interface GameSource {
  /** The client projection of the game in this room. */
  readonly game: Game;
  readonly person: StartOptions['person'];
  /** The pages of its panels. Null where the export has none. */
  readonly panels: { readonly [panel: string]: string } | null;
  connect(): Promise<Connection>;
  /** The address of an image or sound that is not in the export. */
  getFileUrl(file: string): string;
  /** Resolves when everything is saved. */
  close(): Promise<void>;
}

/** The destination of a player whom the game sent to another map. */
export interface TravelTarget {
  readonly map: string;
  /** Identifies the player to the server. Empty offline. */
  readonly token: string;
}
