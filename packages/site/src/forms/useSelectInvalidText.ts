import { useEffect, useRef, type RefObject } from 'react';

/** Selects a wrong code in its input, so that typing replaces it. */
export function useSelectInvalidText(error: string | undefined): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) input.current?.select();
  }, [error]);
  return input;
}
