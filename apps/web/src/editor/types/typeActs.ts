import { findUses, planCopy, planTrial, runCommand, targetOfKind, type Use } from '@playloom/editor-core';
import type { PlaceOf } from '../EditorPart.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import { goTo } from '../workspace/goTo.ts';

type TypePlace = PlaceOf<'type'>;

/** The type of the tab in front; null when another kind of place is. */
export function frontType({ workspace }: EditorSession): TypePlace | null {
  const { tabs, front } = workspace.get();
  const place = tabs[front];
  return place?.kind === 'type' ? place : null;
}

/** Another one like it, open and ready to be changed. */
export function makeVariant(session: EditorSession, place: TypePlace): void {
  const planned = planCopy(session.editor.game.get(), place);
  if (planned === null || !runCommand(session.editor, planned.command).ok) return;
  if (planned.place !== null) goTo(session, planned.place);
}

/** Plays the draft with this type: as one's own unit, or lying near. */
export function tryType({ editor, playtest }: EditorSession, { of, id }: TypePlace): void {
  playtest.start({ arrange: (document) => planTrial(editor.game.get(), document, of, id) });
}

export function findTypeUses({ editor }: EditorSession, { of, id }: TypePlace): readonly Use[] {
  return findUses(editor.draft, editor.game.get(), targetOfKind(of), id);
}

/** Shows where a type is used in the inspector. */
export function showUses({ workspace }: EditorSession): void {
  workspace.update((now) => ({ ...now, isInspectorOpen: true }));
  requestAnimationFrame(() => document.getElementById('type-uses')?.focus());
}
