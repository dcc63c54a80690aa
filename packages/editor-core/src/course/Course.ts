import type { DraftGame, Tiles } from '@playloom/draft';
import type { Command, Editor } from '../Editor.ts';
import type { PlacedEntity } from '@playloom/game-format';
import type { ToolName } from '../map/MapState.ts';
import type { EditorLocation } from '../locations/EditorLocation.ts';

/** What can be seen of the learner's work at one moment. */
export interface CourseState {
  readonly game: DraftGame;
  readonly tiles: Tiles;
  readonly play: PlaytestFacts;
  /** The live release of the game; null before the first. */
  readonly release: number | null;
}

/** What is known about the playtest that runs now, or ran last. */
export interface PlaytestFacts {
  readonly isRunning: boolean;
  readonly seconds: number;
  readonly players: number;
  /** Ids of rules that ran at least once in it. */
  readonly ranRules: ReadonlySet<string>;
  /** How many lines the game's scripts wrote to the console. */
  readonly scriptLines: number;
}

export const NO_PLAYTEST: PlaytestFacts = {
  isRunning: false,
  seconds: 0,
  players: 0,
  ranRules: new Set(),
  scriptLines: 0,
};

/** A part of the editor that “Show me” can point to. The window knows where each of them is. */
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

/** One exact thing on the screen that a step asks to click. */
export type CoursePoint =
  | { readonly kind: 'layer'; readonly id: string }
  | { readonly kind: 'tile'; readonly tile: number }
  | { readonly kind: 'tool'; readonly tool: ToolName }
  | { readonly kind: 'placeable'; readonly of: PlacedEntity['kind']; readonly type: string }
  /** A point of the map, in tiles. */
  | { readonly kind: 'spot'; readonly x: number; readonly y: number }
  | { readonly kind: 'field'; readonly path: readonly string[] }
  /** The first line of code with this text; the last line without one. */
  | { readonly kind: 'code'; readonly text: string | null }
  | { readonly kind: 'anchor'; readonly anchor: CourseAnchor };

/** How “Do it for me” does a step. */
export type CourseSolution =
  /** Changes the draft; all commands together are one step of the history. */
  | { readonly kind: 'edit'; readonly apply: (editor: Editor, run: RunCommand) => void }
  /** Starts a playtest, at a point of the map if one is given. */
  | {
      readonly kind: 'play';
      readonly players: number;
      readonly at?: (game: DraftGame) => { readonly x: number; readonly y: number } | null;
    }
  /** Opens the dialog: only the learner can publish their game. */
  | { readonly kind: 'publish' };

export type RunCommand = (command: Command) => void;

export interface CourseStep {
  readonly title: string;
  /** What to do and why, in a sentence or two. */
  readonly text: string;
  readonly hint: string;
  /** Lines to type. */
  readonly code?: (game: DraftGame) => string;
  /** The place of the editor it is about; null stays where the learner is. */
  readonly location: (game: DraftGame) => EditorLocation | null;
  /** What to point to, best first. */
  readonly anchors: readonly CourseAnchor[];
  /** The exact things to click, in this order; while none of them is on the screen, the anchors count. */
  readonly points?: (game: DraftGame) => readonly CoursePoint[];
  readonly isDone: (state: CourseState) => boolean;
  /** Counts only after the steps before it: a playtest of the lesson before proves nothing. */
  readonly isLast?: boolean;
  readonly solution: CourseSolution;
}

export interface CourseLesson<StepId extends string = string> {
  /** Shown when the lesson is finished: what the learner can do now. */
  readonly learned: string;
  readonly steps: { readonly [id in StepId]: CourseStep };
}
