import type { Key } from '@playloom/game-format';
import type { HudActions } from '../HudState.ts';
import { type StickVector, measureStick } from './readTouchStick.ts';

/** Pushed further than this it uses what is held; less only aims. */
const USE_FROM = 0.6;
/** Let go a little before it stops, or a thumb at the edge would stutter. */
const USE_UNTIL = 0.45;
/** A tap holds the key so long that a tick sees it. */
const TAP_MS = 120;

/** What the aiming stick does: aim, and press the key that uses what is held. */
export function createAim(actions: Pick<HudActions, 'touchStick' | 'touchButton'>, useKey: Key | null) {
  const use = { isDown: false };
  const press = (isDown: boolean): void => {
    if (useKey === null || use.isDown === isDown) return;
    use.isDown = isDown;
    actions.touchButton(useKey, isDown);
  };
  return {
    move(vector: StickVector): void {
      actions.touchStick('aim', vector.x, vector.y);
      const length = measureStick(vector);
      press(length >= (use.isDown ? USE_UNTIL : USE_FROM));
    },
    tap(): void {
      press(true);
      setTimeout(() => press(false), TAP_MS);
    },
  };
}
