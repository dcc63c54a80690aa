import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the first invalid field when a form returns with errors. */
export function useFocusFirstError(failure: object | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  return form;
}
