import {
  type CourseState,
  findFinishedSteps,
  type LessonId,
  NO_PLAYTEST,
  type PlaytestFacts,
} from '@playloom/editor-core';
import type { PaneState, PlaytestStage } from '../playtest/PlaytestStage.ts';
import type { EditorSession } from '../session/EditorSession.ts';

/** Strokes and playtests report many times a second; checking this often is enough. */
const LOOK_MS = 250;

/**
 * Calls back with each step of the lesson that the learner finishes. Returns a function that stops
 * watching.
 */
export function watchCourse(
  session: EditorSession,
  lesson: LessonId,
  readDone: () => readonly string[],
  onFinished: (keys: readonly string[]) => void,
): () => void {
  const state = { timer: 0, isOver: false };
  const look = () => {
    state.timer = 0;
    const finished = findFinishedSteps(lesson, captureCourseState(session), new Set(readDone()));
    if (finished.length > 0) onFinished(finished);
  };
  const schedule = () => {
    if (!state.isOver && state.timer === 0) state.timer = window.setTimeout(look, LOOK_MS);
  };
  const { editor, playtest, identity } = session;
  editor.draft.tiles.listeners.add(schedule);
  const stops = [editor.game, playtest.state, playtest.live, playtest.console, identity].map((store) =>
    store.subscribe(schedule),
  );
  schedule();
  return () => {
    state.isOver = true;
    clearTimeout(state.timer);
    editor.draft.tiles.listeners.delete(schedule);
    for (const stop of stops) stop();
  };
}

export function captureCourseState({ editor, playtest, identity }: EditorSession): CourseState {
  const who = identity.get();
  return {
    game: editor.game.get(),
    tiles: editor.draft.tiles,
    play: readPlaytest(playtest),
    release: who.kind === 'stored' ? who.release : null,
  };
}

function readPlaytest({ state, live, console, stage }: EditorSession['playtest']): PlaytestFacts {
  const now = state.get();
  if (now.kind !== 'running') return NO_PLAYTEST;
  // The room runs before its players see it; tests have no panes.
  const panes = stage === undefined ? now.players : listPlaying(stage);
  if (panes.length === 0) return NO_PLAYTEST;
  return {
    isRunning: true,
    seconds: now.tick / now.tickRate,
    players: panes.length,
    ranRules: new Set(live.get().rules.keys()),
    scriptLines: console.get().filter(({ level }) => level === 'log').length,
  };
}

function listPlaying({ panes }: PlaytestStage): readonly PaneState[] {
  return [...panes.get().values()].filter(({ kind }) => kind === 'playing');
}
