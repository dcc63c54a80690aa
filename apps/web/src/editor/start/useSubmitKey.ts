import { type RefObject, useEffect, useRef } from 'react';

/** Ctrl Enter, or Cmd Enter, submits the form from anywhere in its dialog, and when nothing is focused. */
export function useSubmitKey(): RefObject<HTMLFormElement | null> {
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
