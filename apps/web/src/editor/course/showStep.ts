import type { ListedStep, Place } from '@playloom/editor-core';
import type { EditorSession } from '../session/EditorSession.ts';
import { goTo } from '../workspace/goTo.ts';

/** Narrower windows have no room for lessons, tree and inspector at once. */
export const TREE_FITS_PX = 1024;

/** Brings the place that a step is about to the front, with the panels it needs. The place, to point into it. */
export function showStep(session: EditorSession, { place, anchors }: ListedStep): Place | null {
  const target = place(session.editor.game.get());
  const isAboutDraft = target !== null || anchors.includes('add');
  // The running game covers the draft.
  if (isAboutDraft) session.playtest.stop();
  session.workspace.update((now) => ({
    ...now,
    isTreeOpen: anchors.includes('add') || (now.isTreeOpen && window.innerWidth >= TREE_FITS_PX),
    isInspectorOpen: now.isInspectorOpen || target?.kind === 'map' || target?.kind === 'type',
  }));
  if (target !== null) goTo(session, target);
  return target;
}
