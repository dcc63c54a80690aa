import { ConfirmDialog } from '@playloom/design-system';
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router';

type Note = (name: string, isDirty: boolean) => void;

const UnsavedContext = createContext<Note>(() => undefined);

/** Reports to `UnsavedChanges` whether a form has unsaved changes. */
export function useReportUnsaved(name: string, isDirty: boolean): void {
  const note = use(UnsavedContext);
  useEffect(() => {
    note(name, isDirty);
    return () => note(name, false);
  }, [note, name, isDirty]);
}

/**
 * Asks before the user leaves a page with unsaved changes. Shared by all forms, because the router allows only one
 * blocker.
 */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const isDirty = dirty.size > 0;
  const isLeaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const note = useCallback<Note>((name, isNowDirty) => {
    setDirty((before) => {
      if (before.has(name) === isNowDirty) return before;
      const next = new Set(before);
      if (isNowDirty) next.add(name);
      else next.delete(name);
      return next;
    });
  }, []);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return (
    <UnsavedContext value={note}>
      {children}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        onOpenChange={(open) => {
          // Don't reset the blocker when the dialog closes after confirming, because that would cancel the navigation.
          if (!open && !isLeaving.current) blocker.reset?.();
        }}
        title="Leave without saving?"
        confirmText="Leave"
        cancelText="Stay"
        onConfirm={() => {
          isLeaving.current = true;
          blocker.proceed?.();
        }}
      >
        Your changes haven’t been saved.
      </ConfirmDialog>
    </UnsavedContext>
  );
}
