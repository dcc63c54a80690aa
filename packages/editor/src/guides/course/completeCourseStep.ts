import { type KeyedCourseStep, solveCourseStep } from '@playloom/editor-core';
import type { EditorSession } from '../../session/EditorSession.ts';
import { openLocation } from '../../locations/openLocation.ts';

/** Completes a step for a learner who is stuck. */
export function completeCourseStep(session: EditorSession, step: KeyedCourseStep): void {
  const { editor, playtest, overlay } = session;
  const { solution } = step;
  if (solution.kind === 'publish') return overlay.set('publish');
  if (solution.kind === 'play') {
    const at = solution.at?.(editor.game.get()) ?? null;
    return playtest.start({ players: solution.players, ...(at === null ? {} : { at }) });
  }
  // Stop the playtest, because it would hide the result.
  playtest.stop();
  solveCourseStep(editor, step);
  const place = step.location(editor.game.get());
  if (place !== null) openLocation(session, place);
}
