import type { DraftGame, Tiles } from '@playloom/draft';
import type { Command, Editor } from '../Editor.ts';
import type { PlacedEntity } from '@playloom/game-format';
import type { ToolName } from '../map/MapState.ts';
import type { EditorLocation } from '../locations/EditorLocation.ts';

/** The learner's current state. */
export interface CourseState {
  readonly game: DraftGame;
  readonly tiles: Tiles;
  readonly play: PlaytestFacts;
  /** The live release of the game. Null before the first one. */
  readonly release: number | null;
}

/** The current or last playtest. */
export interface PlaytestFacts {
  readonly isRunning: boolean;
  readonly seconds: number;
  readonly players: number;
  /** Ids of rules that ran at least once in it. */
  readonly ranRules: ReadonlySet<string>;
  /** Number of lines that scripts wrote to the console. */
  readonly scriptLines: number;
}

export const NO_PLAYTEST: PlaytestFacts = {
  isRunning: false,
  seconds: 0,
  players: 0,
  ranRules: new Set(),
  scriptLines: 0,
};

/** A part of the editor that “Show me” can point to. The window knows its position. */
export type CourseAnchor =
  | 'add'
  | 'addAction'
  | 'code'
  | 'field'
  | 'fight'
  | 'layers'
  | 'map'
  | 'name'
  | 'newRule'
  | 'newScript'
  | 'play'
  | 'players'
  | 'publish'
  | 'rules'
  | 'things'
  | 'title';

/** An element on the screen that a step asks to click. */
export type CoursePoint =
  | { readonly kind: 'layer'; readonly id: string }
  | { readonly kind: 'tile'; readonly tile: number }
  | { readonly kind: 'tool'; readonly tool: ToolName }
  | { readonly kind: 'placeable'; readonly of: PlacedEntity['kind']; readonly type: string }
  /** A position on the map, in tiles. */
  | { readonly kind: 'spot'; readonly x: number; readonly y: number }
  | { readonly kind: 'field'; readonly path: readonly string[] }
  /** The first line of code with this text, or the last line without one. */
  | { readonly kind: 'code'; readonly text: string | null }
  | { readonly kind: 'anchor'; readonly anchor: CourseAnchor };

/** How “Do it for me” performs a step. */
export type CourseSolution =
  /** Changes the draft. All commands together are one step of the history. */
  | { readonly kind: 'edit'; readonly apply: (editor: Editor, run: RunCommand) => void }
  /** Starts a playtest, at a map position if given. */
  | {
      readonly kind: 'play';
      readonly players: number;
      readonly at?: (game: DraftGame) => { readonly x: number; readonly y: number } | null;
    }
  /** Opens the dialog: only the learner can publish the game. */
  | { readonly kind: 'publish' };

export type RunCommand = (command: Command) => void;

export interface CourseStep {
  readonly title: string;
  /** What to do and why, in one or two sentences. */
  readonly text: string;
  readonly hint: string;
  /** Code to type. */
  readonly code?: (game: DraftGame) => string;
  /** The editor location of the step. Null stays at the current one. */
  readonly location: (game: DraftGame) => EditorLocation | null;
  /** Elements to point to, best first. */
  readonly anchors: readonly CourseAnchor[];
  /** The elements to click, in order. While none is visible, the anchors are used. */
  readonly points?: (game: DraftGame) => readonly CoursePoint[];
  readonly isDone: (state: CourseState) => boolean;
  /** Counts only after the previous steps: a playtest from the lesson before proves nothing. */
  readonly isLast?: boolean;
  readonly solution: CourseSolution;
}

export interface CourseLesson<StepId extends string = string> {
  /** Shown when the lesson is finished: what the learner has learned. */
  readonly learned: string;
  readonly steps: { readonly [id in StepId]: CourseStep };
}
