import type { Connection, StartOptions } from '@playloom/game-client';
import type { Game } from '@playloom/game-format';

/** A room to play in, wherever it runs. */
export interface GameWay {
  /** What clients get of the game that this room plays. */
  readonly game: Game;
  readonly person: StartOptions['person'];
  connect(): Promise<Connection>;
  /** A picture or sound that is not in the export. */
  urlOf(file: string): string;
  close(): void;
}
