import { type RefObject, useEffect, useRef } from 'react';

/** Submits the form with Ctrl+Enter or Cmd+Enter while the focus is in its dialog or nowhere. */
export function useSubmitShortcut(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isMeant = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (!isMeant || event.repeat || !form.current || !isAround(form.current, event.target as Node)) return;
      event.preventDefault();
      form.current.requestSubmit();
    };
    window.addEventListener('keydown', handleKeyDown, true);
    return () => window.removeEventListener('keydown', handleKeyDown, true);
  }, []);
  return form;
}

function isAround(form: HTMLFormElement, target: Node): boolean {
  return target === document.body || (form.closest('[role="dialog"]') ?? form).contains(target);
}
