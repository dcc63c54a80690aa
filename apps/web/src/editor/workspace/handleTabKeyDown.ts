import type { KeyboardEvent } from 'react';
import { matchKeys } from '../palette/matchKeys.ts';

interface TabActions {
  /** Goes to the tab beside it. */
  turn(direction: -1 | 1): void;
  move(direction: -1 | 1): void;
  close(): void;
}

interface TabKey {
  /** As the sheet of shortcuts says it. */
  readonly label: string;
  readonly keys: readonly string[];
  readonly act: (actions: TabActions) => void;
}

/** What keys do with the tab that has the focus; the sheet lists the same. */
export const tabShortcuts: readonly TabKey[] = [
  { label: 'To the left', keys: ['ArrowLeft'], act: (actions) => actions.turn(-1) },
  { label: 'To the right', keys: ['ArrowRight'], act: (actions) => actions.turn(1) },
  { label: 'Move it to the left', keys: ['Shift+ArrowLeft'], act: (actions) => actions.move(-1) },
  { label: 'Move it to the right', keys: ['Shift+ArrowRight'], act: (actions) => actions.move(1) },
  { label: 'Close it', keys: ['Delete'], act: (actions) => actions.close() },
];

export function handleTabKeyDown(event: KeyboardEvent, actions: TabActions): void {
  const found = tabShortcuts.find(({ keys }) => keys.some((each) => matchKeys(event, each)));
  if (found === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  found.act(actions);
}
