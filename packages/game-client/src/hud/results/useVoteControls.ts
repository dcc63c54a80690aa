import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { listPadActions } from '../../input/padActions.ts';
import { useHud } from '../state/HudContext.ts';
import type { HudUiState } from '../state/createHudUiState.ts';

interface VoteControls {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly count: number;
  readonly isReady: boolean;
  readonly vote: (option: number) => void;
}

const STEPS: { readonly [key: string]: number } = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};
/** What the buttons do in the game decides what they do here, so that they stay where the player put them. */
export const PAD_VOTE = 'space';
const PAD_STEPS: { readonly [action: string]: number } = { up: -1, down: 1, left: -1, right: 1 };

/** Votes with number keys and gamepads, and moves between the options with arrow keys, wherever the focus is. */
export function useVoteControls({ list, count, isReady, vote }: VoteControls): void {
  const { actions, state, ui } = useHud();
  const isCovered = ui.menu.value !== 'none';

  useEffect(() => {
    if (!isReady) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event) || isOtherOpen(ui)) return;
      if (handleVoteKey(event, list.current, count, vote)) event.stopImmediatePropagation();
    };
    // The window captures the keys before the game and the rest of the HUD.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isReady, count]);

  useEffect(() => {
    if (!isReady || isCovered) return;
    actions.capturePad((button) => {
      const action = listPadActions(state.value.settings.padButtons)[button] ?? '';
      const step = PAD_STEPS[action];
      if (action === 'menu') window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      else if (step !== undefined) moveFocus(list.current, step);
      else if (action === PAD_VOTE) vote(Math.max(0, findFocused(list.current)));
    });
    return () => actions.capturePad(null);
  }, [isReady, isCovered]);
}

/** Returns whether the key was used. Otherwise it belongs to the game or to another part of the HUD. */
function handleVoteKey(
  event: KeyboardEvent,
  list: HTMLUListElement | null,
  count: number,
  vote: (option: number) => void,
): boolean {
  const option = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1;
  const step = STEPS[event.key];
  const isInside =
    event.target instanceof Node && (list?.closest('.hud-results')?.contains(event.target) ?? false);
  if (option >= 0 && option < count) {
    event.preventDefault();
    if (!event.repeat) vote(option);
    return true;
  }
  if (step !== undefined) {
    event.preventDefault();
    moveFocus(list, step);
    return true;
  }
  // A focused option is pressed by the browser, not by the chat or the game. Tab leaves the window at its ends.
  return (
    isInside && (event.key === 'Tab' || (isOption(event) && (event.key === 'Enter' || event.key === ' ')))
  );
}

function isOption({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLButtonElement;
}

function listButtons(list: HTMLUListElement | null): readonly HTMLButtonElement[] {
  return [...(list?.querySelectorAll('button') ?? [])];
}

function findFocused(list: HTMLUListElement | null): number {
  return listButtons(list).findIndex((button) => button === document.activeElement);
}

function moveFocus(list: HTMLUListElement | null, step: number): void {
  const buttons = listButtons(list);
  const focused = findFocused(list);
  const next = focused === -1 ? 0 : (focused + step + buttons.length) % buttons.length;
  buttons[next]?.focus({ preventScroll: true });
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest('input,textarea,select,[contenteditable]') !== null;
}

function isOtherOpen(ui: HudUiState): boolean {
  return ui.menu.value !== 'none' || ui.isEmoteWheelOpen.value;
}
