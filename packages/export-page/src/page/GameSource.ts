import type { Connection, StartOptions } from '@playloom/game-client';
import type { Game } from '@playloom/game-format';

/** A room to play in, wherever it runs. */
export interface GameSource {
  /** What clients get of the game that this room plays. */
  readonly game: Game;
  readonly person: StartOptions['person'];
  /** The pages of its panels; null where the export has none of them. */
  readonly panels: { readonly [panel: string]: string } | null;
  connect(): Promise<Connection>;
  /** A picture or sound that is not in the export. */
  getFileUrl(file: string): string;
  /** Resolves when everything that was to be kept is. */
  close(): Promise<void>;
}

/** Where a game sent its player. */
export interface TravelTarget {
  readonly map: string;
  /** By which the server knows the traveller; empty offline. */
  readonly token: string;
}
