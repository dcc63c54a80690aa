import { type RefObject, useEffect, useRef } from 'react';

/** Ctrl Enter, or Cmd Enter, sends the form from any of its fields. */
export function useSubmitKey(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isMeant = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (!isMeant || event.repeat || !form.current?.contains(event.target as Node)) return;
      event.preventDefault();
      form.current.requestSubmit();
    };
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, []);
  return form;
}
