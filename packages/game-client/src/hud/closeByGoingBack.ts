import { batch, computed, effect } from '@preact/signals';
import type { StartOptions } from '../StartOptions.ts';
import type { HudUi } from './createHudUi.ts';

export type HoldBack = NonNullable<StartOptions['holdBack']>;

/** What the player opened is closed by the back button of a phone. Windows of the game are answered, not closed. */
export function closeByGoingBack(ui: HudUi, holdBack: HoldBack): () => void {
  const { menu, isChatOpen, hasEmotes, hasBag } = ui;
  const isOpen = computed(() => menu.value !== 'none' || isChatOpen.value || hasEmotes.value || hasBag.value);
  const close = (): void =>
    batch(() => {
      menu.value = 'none';
      isChatOpen.value = hasEmotes.value = hasBag.value = false;
    });
  return effect(() => (isOpen.value ? holdBack(close) : undefined));
}
