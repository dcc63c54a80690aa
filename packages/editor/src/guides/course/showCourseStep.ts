import type { KeyedCourseStep, EditorLocation } from '@playloom/editor-core';
import type { EditorSession } from '../../session/EditorSession.ts';
import { openLocation } from '../../locations/openLocation.ts';

/** Narrower windows have no room for lessons, tree and inspector at the same time. */
export const TREE_WIDTH_MIN_PX = 1024;

/** Opens the location of a step and the panels that the step needs. Returns the location. */
export function showCourseStep(
  session: EditorSession,
  { location, anchors }: KeyedCourseStep,
): EditorLocation | null {
  const target = location(session.editor.game.get());
  const isAboutDraft = target !== null || anchors.includes('add');
  // Stop the playtest, because it hides the draft.
  if (isAboutDraft) session.playtest.stop();
  session.workspace.update((now) => ({
    ...now,
    isTreeOpen: anchors.includes('add') || (now.isTreeOpen && window.innerWidth >= TREE_WIDTH_MIN_PX),
    isInspectorOpen: now.isInspectorOpen || target?.kind === 'map' || target?.kind === 'type',
  }));
  if (target !== null) openLocation(session, target);
  return target;
}
