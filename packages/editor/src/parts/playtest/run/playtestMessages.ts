import type { Game } from '@playloom/game-format';
import type { DebugReport, DebugGameProblem } from '@playloom/room';

/** Messages from the page to the worker that runs the room. */
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
  /** Checks whether the worker responds. It answers with a `beat` at once. */
  | { readonly kind: 'beat' }
  /** Edited parts of the game. */
  | { readonly kind: 'change'; readonly parts: { readonly [part: string]: unknown } };

/** Messages from the worker to the page. */
export type PlaytestReport =
  /** The room is open. `game` is the part of the game that clients receive. */
  | { readonly kind: 'opened'; readonly game: Game }
  /** The game can't run. The checks of the game or its scripts found the reason. */
  | { readonly kind: 'refused'; readonly fault: DebugGameProblem }
  | { readonly kind: 'beat' }
  | DebugReport;
