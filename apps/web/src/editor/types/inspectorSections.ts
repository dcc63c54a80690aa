import type { GameTypes } from '@playloom/game-format';
import type { AnyType } from './useType.ts';

/** Sections of a type's form that the inspector shows while it is open; otherwise the main area shows all. */
export const INSPECTOR_SECTIONS: readonly string[] = ['Body', 'Look'];

const NOTHING: readonly string[] = [];
const SOURCE: readonly string[] = ['Source'];
const CONVERSATION: readonly string[] = ['Conversation'];

/** Fields that the main area leaves out because a better control shows them. */
export function listHiddenSections(
  of: keyof GameTypes,
  type: AnyType | undefined,
  hasInspector: boolean,
  isSearching: boolean,
): readonly string[] {
  if (of === 'dialogues') return CONVERSATION;
  // The form has the file; presets and synthesized sounds are above it.
  if (of === 'sounds') return type?.source?.kind === 'file' ? NOTHING : SOURCE;
  return hasInspector && !isSearching ? INSPECTOR_SECTIONS : NOTHING;
}
