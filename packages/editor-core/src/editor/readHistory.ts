import type { LogEntry } from '@playloom/draft';
import type { Editor, EditHistory, Step, AppliedStep } from './Editor.ts';

/**
 * Returns the current history. The lists are built only when they are read, because copying a long history on every
 * step would be slow.
 */
export function readHistory({ draft, steps }: Pick<Editor, 'draft' | 'steps'>): EditHistory {
  const [last, next] = [steps.done.at(-1), steps.undone.at(-1)];
  const lists: { done?: readonly Step[]; undone?: readonly Step[]; log?: readonly LogEntry[] } = {};
  return {
    last: last === undefined ? null : nameStep(last),
    next: next === undefined ? null : nameStep(next),
    get done() {
      return (lists.done ??= steps.done.map(nameStep));
    },
    get undone() {
      return (lists.undone ??= steps.undone.map(nameStep));
    },
    get log() {
      return (lists.log ??= draft.doc.getArray<LogEntry>('log').toArray());
    },
  };
}

function nameStep({ label, at }: AppliedStep): Step {
  return { label, at };
}
