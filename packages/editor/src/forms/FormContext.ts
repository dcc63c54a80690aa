import { type DraftPath, readPart } from '@playloom/draft';
import { type Command, endStep, runCommand, setField } from '@playloom/editor-core';
import type { Json } from '@playloom/game-format';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { useSession, useStore } from '../session/SessionContext.ts';

/** The name of what the form edits, for labels of history steps such as “Change speed for Knight”. */
export const FormSubjectContext = createContext('');

/** Reads a value of the draft by its path. Returns the same object until it changes. */
export function useDraftValue(path: DraftPath): Json | undefined {
  const { editor } = useSession();
  const read = () => readPart(editor.draft, path);
  return useSyncExternalStore(editor.game.subscribe, read, read);
}

interface FormEdits {
  readonly isDisabled: boolean;
  /** Changes a field. Changes during one drag or while typing are merged into one history step. */
  readonly set: (path: DraftPath, value: Json | undefined, label: string) => void;
  readonly run: (command: Command | null) => void;
  readonly end: () => void;
  /** Adds the form's subject to a label, such as “speed for Knight”. */
  readonly describe: (what: string) => string;
}

export function useFormEdits(): FormEdits {
  const { editor } = useSession();
  const subject = useContext(FormSubjectContext);
  const isDisabled = !useStore(editor.canEdit);
  const describe = (what: string) => (subject === '' ? what : `${what} for ${subject}`);
  return {
    isDisabled,
    set: (path, value, label) =>
      void runCommand(
        editor,
        setField(
          editor.draft,
          path,
          value,
          `Change ${describe(label.charAt(0).toLowerCase() + label.slice(1))}`,
        ),
      ),
    run: (command) => {
      if (command === null) return;
      endStep(editor);
      runCommand(editor, command);
    },
    end: () => endStep(editor),
    describe,
  };
}

/** Returns the first problem of a field. With `isWhole`, includes problems of nested fields. */
export function useFieldProblem(path: DraftPath, isWhole = true): string | null {
  const problems = useStore(useSession().problems);
  const found = problems.find(
    ({ at }) =>
      (isWhole ? at.length >= path.length : at.length === path.length) &&
      path.every((part, index) => at[index] === part),
  );
  return found?.message ?? null;
}
