import type { KeyboardEvent } from 'react';
import { matchesShortcut } from '../../actions/matchesShortcut.ts';

interface TabActions {
  /** Moves to the neighboring tab. */
  turn(direction: -1 | 1): void;
  move(direction: -1 | 1): void;
  close(): void;
}

interface TabKey {
  /** The label in the shortcut sheet. */
  readonly label: string;
  readonly keys: readonly string[];
  readonly act: (actions: TabActions) => void;
}

/** Shortcuts of the focused tab, also listed in the shortcut sheet. */
export const tabShortcuts: readonly TabKey[] = [
  { label: 'Previous tab', keys: ['ArrowLeft'], act: (actions) => actions.turn(-1) },
  { label: 'Next tab', keys: ['ArrowRight'], act: (actions) => actions.turn(1) },
  { label: 'Move tab left', keys: ['Shift+ArrowLeft'], act: (actions) => actions.move(-1) },
  { label: 'Move tab right', keys: ['Shift+ArrowRight'], act: (actions) => actions.move(1) },
  { label: 'Close tab', keys: ['Delete'], act: (actions) => actions.close() },
];

export function handleTabKeyDown(event: KeyboardEvent, actions: TabActions): void {
  const found = tabShortcuts.find(({ keys }) => keys.some((each) => matchesShortcut(event, each)));
  if (found === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  found.act(actions);
}
