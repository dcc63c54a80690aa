import { useEffect, useRef } from 'react';
import { closeOnBack } from './closeOnBack.ts';

/** While it is open, the back button of a phone closes it. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? closeOnBack(() => latest.current()) : undefined), [isOpen]);
}
