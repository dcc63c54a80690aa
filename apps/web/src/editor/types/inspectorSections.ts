import type { GameTypes } from '@playloom/game-format';
import type { AnyType } from './useType.ts';

/** What the inspector has of a type's form while it is open; else the main area has all of it. */
export const INSPECTOR_SECTIONS: readonly string[] = ['Body', 'Look'];

const NOTHING: readonly string[] = [];
const SOURCE: readonly string[] = ['Source'];
const CONVERSATION: readonly string[] = ['Conversation'];

/** What is not in the form of the main area, as something better shows it. */
export function listHiddenSections(
  of: keyof GameTypes,
  type: AnyType | undefined,
  hasInspector: boolean,
  isSearching: boolean,
): readonly string[] {
  if (of === 'dialogues') return CONVERSATION;
  // A file is chosen in the form; what is ready made or synthesised is above it.
  if (of === 'sounds') return type?.source?.kind === 'file' ? NOTHING : SOURCE;
  return hasInspector && !isSearching ? INSPECTOR_SECTIONS : NOTHING;
}
