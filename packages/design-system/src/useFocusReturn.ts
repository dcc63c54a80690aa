import { useRef } from 'react';

/** Sends the focus back to whatever opened a dialog. Radix does so only for a trigger inside the dialog's own root. */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    rememberOpener() {
      opener.current = document.activeElement;
    },
    returnFocus(event: Event) {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}
