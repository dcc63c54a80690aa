import { writeGameToDraft } from '@playloom/draft';
import { type Editor, runStep } from '@playloom/editor-core';
import type { Game } from '@playloom/game-format';

/** Replaces the draft with a game, as one step that can be undone. Returns false if the user can't edit. */
export function replaceDraft(editor: Editor, game: Game, label: string): boolean {
  return runStep(editor, label, () => writeGameToDraft(editor.draft, game, editor.origin)).ok;
}
