import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Handlers of every menu. Its events end there, although React passes them on to the component that contains the menu:
 * Escape closes only the menu, and letters are not shortcuts.
 */
export const menuEvents = {
  onEscapeKeyDown: stopPropagation,
  onKeyDown: stopPropagation,
  onClick: stopPropagation,
  onCloseAutoFocus: preserveMovedFocus,
};

function stopPropagation(event: Pick<Event | KeyboardEvent | MouseEvent, 'stopPropagation'>): void {
  event.stopPropagation();
}

/** Leaves the focus where it is if the chosen item has moved it, for example into a field to rename something. */
function preserveMovedFocus(event: Event): void {
  if (document.activeElement !== document.body) event.preventDefault();
}
