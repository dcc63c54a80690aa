import { useState } from 'react';

/**
 * Returns a handler that moves the focus back to the element that opened a dialog. Radix does this only for a trigger
 * inside the dialog's own root. The focused element is read before the dialog mounts, because its fields take focus
 * when they appear.
 */
export function useDialogFocusReturn(open: boolean): (event: Event) => void {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open && typeof document !== 'undefined') setOpener(document.activeElement);
  }
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}
