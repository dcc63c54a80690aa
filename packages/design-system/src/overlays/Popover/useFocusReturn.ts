import { useState } from 'react';

/**
 * Returns a handler for a menu or popover that has closed. It moves the focus back to the element that had it before,
 * unless the focus is elsewhere by now: what the user chose may have opened a field.
 */
export function useFocusReturn(open: boolean): (event: Event) => void {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open && typeof document !== 'undefined') setOpener(document.activeElement);
  }
  return (event) => {
    const isElsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (isElsewhere) event.preventDefault();
    else if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}
