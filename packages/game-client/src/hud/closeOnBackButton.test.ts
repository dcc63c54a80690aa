import { expect, it } from 'vitest';
import { createHudUiState } from './state/createHudUiState.ts';
import { closeOnBackButton } from './closeOnBackButton.ts';

/** A fake `holdBack` that counts how often the back button was held and released. */
function createBack() {
  const state = { close: null as (() => void) | null, held: 0, released: 0 };
  const holdBack = (close: () => void) => {
    state.held += 1;
    state.close = close;
    return () => {
      state.released += 1;
      state.close = null;
    };
  };
  return { state, holdBack };
}

it('closes what the player opened with the back button, using only one history entry', () => {
  const ui = createHudUiState();
  const { state, holdBack } = createBack();
  const stop = closeOnBackButton(ui, holdBack);
  expect(state.held).toBe(0);
  ui.menu.value = 'main';
  ui.menu.value = 'keys';
  ui.isChatOpen.value = true;
  expect(state).toMatchObject({ held: 1, released: 0 });
  state.close?.();
  expect([ui.menu.value, ui.isChatOpen.value, state.released]).toEqual(['none', false, 1]);
  ui.isInventoryOpen.value = true;
  // The player closes the inventory with its own button.
  ui.isInventoryOpen.value = false;
  expect(state).toMatchObject({ held: 2, released: 2, close: null });
  ui.isEmoteWheelOpen.value = true;
  stop();
  expect(state).toMatchObject({ held: 3, released: 3 });
});
