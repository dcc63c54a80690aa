import type { Key } from '@playloom/game-format';
import type { HudActions } from '../state/HudState.ts';
import { type StickVector, computeStickLength } from './toStickVector.ts';

/** Pushing the stick further than this uses the held item. Less only aims. */
const USE_FROM = 0.6;
/** The key is released at a lower value than it is pressed, so that it doesn't flicker near the limit. */
const USE_UNTIL = 0.45;
/** A tap holds the key long enough for a tick to see it. */
const TAP_MS = 120;

/** Handles the aim stick: it aims, and presses the key that uses the held item. */
export function createAimHandlers(
  actions: Pick<HudActions, 'touchStick' | 'touchButton'>,
  useKey: Key | null,
) {
  const use = { isDown: false };
  const press = (isDown: boolean): void => {
    if (useKey === null || use.isDown === isDown) return;
    use.isDown = isDown;
    actions.touchButton(useKey, isDown);
  };
  return {
    move(vector: StickVector): void {
      actions.touchStick('aim', vector.x, vector.y);
      const length = computeStickLength(vector);
      press(length >= (use.isDown ? USE_UNTIL : USE_FROM));
    },
    tap(): void {
      press(true);
      setTimeout(() => press(false), TAP_MS);
    },
  };
}
