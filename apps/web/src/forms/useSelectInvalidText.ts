import { useEffect, useRef, type RefObject } from 'react';

/** For the input of a code: when it was wrong, its text is selected, so that the next character replaces it. */
export function useSelectInvalidText(error: string | undefined): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) input.current?.select();
  }, [error]);
  return input;
}
