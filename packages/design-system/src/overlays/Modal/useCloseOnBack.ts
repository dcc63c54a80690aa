import { useEffect, useRef } from 'react';
import { closeOnBack } from './closeOnBack.ts';

/** Makes the back button of a phone close an overlay while it is open. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? closeOnBack(() => latest.current()) : undefined), [isOpen]);
}
