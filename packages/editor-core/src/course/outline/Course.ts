import type { DraftGame, Tiles } from '@playloom/draft';
import type { Command, Editor } from '../../editor/Editor.ts';
import type { PlacedEntity } from '@playloom/game-format';
import type { ToolName } from '../../map/state/MapState.ts';
import type { EditorLocation } from '../../locations/EditorLocation.ts';

/** The state of the learner's game, from which the course checks which steps are done. */
export interface CourseState {
  readonly game: DraftGame;
  readonly tiles: Tiles;
  readonly play: PlaytestFacts;
  /** The number of the published release. Null before the first one. */
  readonly release: number | null;
}

/** The current or last playtest. */
export interface PlaytestFacts {
  readonly isRunning: boolean;
  readonly seconds: number;
  readonly players: number;
  /** Ids of the rules that ran at least once in this playtest. */
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

/** A part of the editor that “Show me” can point to. The editor UI looks up where it is on the screen. */
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
export type CourseClickTarget =
  | { readonly kind: 'layer'; readonly id: string }
  | { readonly kind: 'tile'; readonly tile: number }
  | { readonly kind: 'tool'; readonly tool: ToolName }
  | { readonly kind: 'placeable'; readonly of: PlacedEntity['kind']; readonly type: string }
  /** A position on the map, in tiles. */
  | { readonly kind: 'spot'; readonly x: number; readonly y: number }
  | { readonly kind: 'field'; readonly path: readonly string[] }
  /** The first line of code that contains `text`, or the last line of the file if `text` is null. */
  | { readonly kind: 'code'; readonly text: string | null }
  | { readonly kind: 'anchor'; readonly anchor: CourseAnchor };

/** How “Do it for me” performs a step. */
type CourseSolution =
  /** Changes the draft. All commands together are one step of the history. */
  | { readonly kind: 'edit'; readonly apply: (editor: Editor, run: RunCommand) => void }
  /** Starts a playtest, at a map position if given. */
  | {
      readonly kind: 'play';
      readonly players: number;
      readonly at?: (game: DraftGame) => { readonly x: number; readonly y: number } | null;
    }
  /** Opens the publish dialog, because only the learner may publish the game. */
  | { readonly kind: 'publish' };

export type RunCommand = (command: Command) => void;

export interface CourseStep {
  readonly title: string;
  /** What to do and why, in one or two sentences. */
  readonly text: string;
  readonly hint: string;
  /** The code that the learner should type. */
  readonly code?: (game: DraftGame) => string;
  /** The location to open in the editor for this step. Null stays at the current one. */
  readonly location: (game: DraftGame) => EditorLocation | null;
  /** Parts of the editor to point to, in order of preference. */
  readonly anchors: readonly CourseAnchor[];
  /** The elements to click, in order. If none of them is visible, `anchors` are used instead. */
  readonly points?: (game: DraftGame) => readonly CourseClickTarget[];
  readonly isDone: (state: CourseState) => boolean;
  /**
   * Can be done only after the other steps of the lesson. Otherwise, a playtest from the previous lesson would complete
   * it.
   */
  readonly isLast?: boolean;
  readonly solution: CourseSolution;
}

export interface CourseLesson<StepId extends string = string> {
  /** Shown when the lesson is finished: what the learner has learned. */
  readonly learned: string;
  readonly steps: { readonly [id in StepId]: CourseStep };
}
