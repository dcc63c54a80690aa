import { useState } from 'react';

/**
 * Sends the focus back to whatever opened a dialog. Radix does so only for a trigger inside the dialog's own root.
 * What has the focus is read before anything of the dialog is on the page: its fields take the focus as they appear.
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
