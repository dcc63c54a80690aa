import { useEffect, useRef, type RefObject } from 'react';

/** Moves to the first field that is wrong when a form comes back with errors. */
export function useFocusFirstError(failure: object | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  return form;
}
