import { findFinishedSteps, type LessonId } from '@playloom/editor-core';
import type { EditorSession } from '../../session/EditorSession.ts';
import { captureCourseState } from './captureCourseState.ts';

/** Painting and playtests cause many changes a second. The steps are checked at most this often. */
const LOOK_MS = 250;

/** Calls `onFinished` when the learner finishes steps of the lesson. Returns a function that stops watching. */
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
