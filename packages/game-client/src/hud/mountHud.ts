import { computed, effect, type ReadonlySignal } from '@preact/signals';
import { h, render } from 'preact';
import './css/hud.css';
import { closeOnBackButton, type BackButtonInterceptor } from './closeOnBackButton.ts';
import { createHudUiState } from './state/createHudUiState.ts';
import { isOnlyHeightReduced } from './state/computeHudLayout.ts';
import { Hud } from './Hud.tsx';
import { HudContext, type HudContextValue } from './state/HudContext.ts';
import { canTypeChat, isChatVisible, mustChooseTeam } from './state/hudParts.ts';
import type { HudActions, HudState } from './state/HudState.ts';
import { listenToKeys } from './listenToKeys.ts';

/** Events on the HUD that must not reach the game below it. Only presses are blocked, not releases. */
const BLOCKED_EVENTS = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'click',
  'dblclick',
  'wheel',
  'contextmenu',
];

interface HudPlan {
  readonly opensChat?: boolean;
  readonly isMeant?: () => boolean;
  readonly holdBack?: BackButtonInterceptor;
}

/** Shows the HUD in an element over the game. Returns a function that removes it. */
export function mountHud(
  root: HTMLElement,
  state: ReadonlySignal<HudState>,
  actions: HudActions,
  { opensChat = false, isMeant = () => true, holdBack }: HudPlan = {},
): () => void {
  const host = document.createElement('div');
  host.className = 'hud-host';
  root.append(host);
  const parts: HudContextValue = { state, actions, ui: createHudUiState() };
  const stops = [
    followSize(host, parts),
    listenToKeys(parts, isMeant),
    holdKeyboardWhileOpen(parts),
    effect(() => actions.setMenuOpen(parts.ui.menu.value !== 'none')),
    blockGameEvents(host),
    holdBack === undefined ? () => undefined : closeOnBackButton(parts.ui, holdBack),
    opensChat ? openChatOnceSeen(host, parts) : () => undefined,
  ];
  render(h(HudContext.Provider, { value: parts }, h(Hud, {})), host);
  return () => {
    for (const stop of stops) stop();
    render(null, host);
    host.remove();
  };
}

function followSize(host: HTMLElement, { ui }: HudContextValue): () => void {
  const read = (): void => {
    const size = { width: host.clientWidth, height: host.clientHeight };
    const isTyping = host.contains(document.activeElement) && isTextField(document.activeElement);
    if (!isTyping || !isOnlyHeightReduced(ui.size.peek(), size)) ui.size.value = size;
  };
  const observer = new ResizeObserver(read);
  observer.observe(host);
  read();
  return () => observer.disconnect();
}

function isTextField(element: Element | null): boolean {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Turns the keyboard off for the game while the player types or a window is open. */
function holdKeyboardWhileOpen({ state, actions, ui }: HudContextValue): () => void {
  const isHeld = computed(() => {
    const { dialogue, shop, question } = state.value.own;
    const hasWindow = dialogue !== null || shop !== null || question !== null || mustChooseTeam(state.value);
    return hasWindow || ui.menu.value !== 'none' || ui.isChatOpen.value || ui.isEmoteWheelOpen.value;
  });
  const stop = effect(() => actions.holdKeyboard(isHeld.value));
  return () => {
    stop();
    actions.holdKeyboard(false);
  };
}

/** Opens the chat as soon as the HUD is visible. Behind the page's loading screen its field could not take focus. */
function openChatOnceSeen(host: HTMLElement, { state, ui }: HudContextValue): () => void {
  const frame = { id: 0 };
  const look = (): void => {
    if (!host.checkVisibility({ visibilityProperty: true })) frame.id = requestAnimationFrame(look);
    else ui.isChatOpen.value = canTypeChat(state.value) && isChatVisible(state.value);
  };
  frame.id = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame.id);
}

function blockGameEvents(host: HTMLElement): () => void {
  const stop = (event: Event): void => event.stopPropagation();
  for (const kind of BLOCKED_EVENTS) host.addEventListener(kind, stop, { passive: true });
  return () => {
    for (const kind of BLOCKED_EVENTS) host.removeEventListener(kind, stop);
  };
}
