import type { GameTypes } from '@playloom/game-format';
import type { AnyType } from './useType.ts';

/**
 * Sections of a type's form that are in the inspector. While the inspector is closed, they are in the main
 * area.
 */
export const INSPECTOR_SECTIONS: readonly string[] = ['Body', 'Look'];

const NOTHING: readonly string[] = [];
const SOURCE: readonly string[] = ['Source'];
const CONVERSATION: readonly string[] = ['Conversation'];

/** Lists the sections that the main area hides, because they are shown elsewhere with a better control. */
export function listHiddenSections(
  of: keyof GameTypes,
  type: AnyType | undefined,
  hasInspector: boolean,
  isSearching: boolean,
): readonly string[] {
  if (of === 'dialogues') return CONVERSATION;
  // For a sound file, the form shows the source. Other sources have their own controls above the form.
  if (of === 'sounds') return type?.source?.kind === 'file' ? NOTHING : SOURCE;
  return hasInspector && !isSearching ? INSPECTOR_SECTIONS : NOTHING;
}
