import type { Game } from '@playloom/game-format';
import type { DebugReport, GameFault } from '@playloom/room';

/** What the page tells the worker that runs the room. */
export type PlaytestCommand =
  | {
      readonly kind: 'open';
      /** The whole game, as JSON data. */
      readonly document: unknown;
      readonly seed: number;
      readonly at: { readonly x: number; readonly y: number } | null;
    }
  | { readonly kind: 'connect'; readonly name: string; readonly port: MessagePort }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'step'; readonly ticks: number }
  | { readonly kind: 'seek'; readonly tick: number }
  | { readonly kind: 'speed'; readonly speed: number }
  | { readonly kind: 'inspect'; readonly entity: number | null }
  | { readonly kind: 'follow'; readonly name: string | null }
  /** Answered with the same, at once. */
  | { readonly kind: 'beat' }
  /** Parts of the game that were edited. */
  | { readonly kind: 'change'; readonly parts: { readonly [part: string]: unknown } };

/** What the worker tells the page. */
export type PlaytestReport =
  /** `game` is what clients get of it. */
  | { readonly kind: 'opened'; readonly game: Game }
  /** The game cannot run; why, as the checker of games and scripts says it. */
  | { readonly kind: 'refused'; readonly fault: GameFault }
  | { readonly kind: 'beat' }
  | DebugReport;
