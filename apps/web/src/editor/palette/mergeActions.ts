import type { EditorAction } from '../EditorAction.ts';

/** The part's own first: they win by their keys, and stand in for the window's of the same id. */
export function mergeActions(
  own: readonly EditorAction[],
  shell: readonly EditorAction[],
): readonly EditorAction[] {
  const ids = new Set(own.map(({ id }) => id));
  return [...own, ...shell.filter(({ id }) => !ids.has(id))];
}
