import type { KeyboardEvent } from 'react';
import { matchKeys } from '../palette/matchKeys.ts';

interface TabActs {
  /** Goes to the tab beside it. */
  turn(way: -1 | 1): void;
  move(way: -1 | 1): void;
  close(): void;
}

interface TabKey {
  /** As the sheet of shortcuts says it. */
  readonly label: string;
  readonly keys: readonly string[];
  readonly act: (acts: TabActs) => void;
}

/** What keys do with the tab that has the focus; the sheet lists the same. */
export const tabKeys: readonly TabKey[] = [
  { label: 'To the left', keys: ['ArrowLeft'], act: (acts) => acts.turn(-1) },
  { label: 'To the right', keys: ['ArrowRight'], act: (acts) => acts.turn(1) },
  { label: 'Move it to the left', keys: ['Shift+ArrowLeft'], act: (acts) => acts.move(-1) },
  { label: 'Move it to the right', keys: ['Shift+ArrowRight'], act: (acts) => acts.move(1) },
  { label: 'Close it', keys: ['Delete'], act: (acts) => acts.close() },
];

export function pressInTabs(event: KeyboardEvent, acts: TabActs): void {
  const found = tabKeys.find(({ keys }) => keys.some((each) => matchKeys(event, each)));
  if (found === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  found.act(acts);
}
