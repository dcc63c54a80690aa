import { writeGame } from '@playloom/draft';
import { type Editor, runStep } from '@playloom/editor-core';
import type { Game } from '@playloom/game-format';

/** Makes the draft say what a game says, as one step that undo takes back. False for those who may only look. */
export function restoreDraft(editor: Editor, game: Game, label: string): boolean {
  return runStep(editor, label, () => writeGame(editor.draft, game, editor.origin)).ok;
}
