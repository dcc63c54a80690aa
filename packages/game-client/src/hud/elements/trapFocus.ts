const TABBABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex]:not([tabindex^="-"])';

/** Makes Tab jump from the last element of a window to the first, so that focus never leaves the window. */
export function trapFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const within = event.currentTarget as HTMLElement;
  const stops = [...within.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  );
  const edge = event.shiftKey ? stops.at(0) : stops.at(-1);
  const active = document.activeElement;
  const isAtEdge = active === edge || active === within || !within.contains(active);
  if (!isAtEdge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops.at(0))?.focus();
}
