import type { KeyboardEvent } from 'react';

/** Arrow key navigation for a grid of buttons. */
export const gridNavigationProps = { onKeyDown: moveInGrid };

function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('.library-tile')];
  const from = tiles.indexOf(document.activeElement as HTMLElement);
  if (from < 0) return;
  const top = tiles[0]?.offsetTop;
  const columns = tiles.filter((tile) => tile.offsetTop === top).length;
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  tiles[from + step]?.focus();
}
