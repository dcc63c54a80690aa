import type { KeyboardEvent } from 'react';

/** For a grid of buttons: arrows go from one to the next, and to the one below or above. */
export const gridKeys = { onKeyDown: moveInGrid };

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
