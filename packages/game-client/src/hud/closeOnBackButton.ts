import { batch, computed, effect } from '@preact/signals';
import type { StartOptions } from '../contract/StartOptions.ts';
import type { HudUiState } from './state/createHudUiState.ts';

export type BackButtonInterceptor = NonNullable<StartOptions['holdBack']>;

/**
 * Lets a phone's back button close the menu, chat, emote wheel or inventory. Windows that the game opened stay open,
 * because they need an answer.
 */
export function closeOnBackButton(ui: HudUiState, holdBack: BackButtonInterceptor): () => void {
  const { menu, isChatOpen, isEmoteWheelOpen, isInventoryOpen } = ui;
  const isOpen = computed(
    () => menu.value !== 'none' || isChatOpen.value || isEmoteWheelOpen.value || isInventoryOpen.value,
  );
  const close = (): void =>
    batch(() => {
      menu.value = 'none';
      isChatOpen.value = isEmoteWheelOpen.value = isInventoryOpen.value = false;
    });
  return effect(() => (isOpen.value ? holdBack(close) : undefined));
}
