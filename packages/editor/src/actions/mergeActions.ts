import type { EditorAction } from './EditorAction.ts';

/**
 * Lists the part's actions first, so that their shortcuts take precedence. They replace window actions with
 * the same id.
 */
export function mergeActions(
  own: readonly EditorAction[],
  shell: readonly EditorAction[],
): readonly EditorAction[] {
  const ids = new Set(own.map(({ id }) => id));
  return [...own, ...shell.filter(({ id }) => !ids.has(id))];
}
