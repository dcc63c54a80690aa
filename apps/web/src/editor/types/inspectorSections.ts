import type { GameTypes } from '@playloom/game-format';

/** What the inspector has of a type's form while it is open; else the main area has all of it. */
export const INSPECTOR_SECTIONS: readonly string[] = ['Body', 'Look'];

const NOTHING: readonly string[] = [];
const CONVERSATION: readonly string[] = ['Conversation'];

/** What is not in the form of the main area, as something better shows it. */
export function leftOut(of: keyof GameTypes, hasInspector: boolean, isSearching: boolean): readonly string[] {
  if (of === 'dialogues') return CONVERSATION;
  return hasInspector && !isSearching ? INSPECTOR_SECTIONS : NOTHING;
}
