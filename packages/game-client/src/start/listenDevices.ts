import type { Key } from '@playloom/game-format';
import { listenKeyboard } from '../input/listenKeyboard.ts';
import { listenLook } from '../input/listenLook.ts';
import { listenMouse } from '../input/listenMouse.ts';
import { readCameraView } from './drawFrame.ts';
import type { ClientRun } from './ClientRun.ts';
import { sendNextSlot } from './sendNextSlot.ts';

/** How far the camera turns for a pixel that the mouse is dragged, in radians. */
const TURN_PER_PIXEL = 0.006;
/** The eyes of the first person turn with every small movement. */
const LOOK_PER_PIXEL = 0.0035;

/** Lets every device play that the page has. The HUD must be there before: what it takes is not played. */
export function listenDevices(run: ClientRun): void {
  const { input, surface, core, stage } = run;
  const page = surface.ownerDocument;
  const unlock = (): void => stage.sound.unlock();
  const noteTouch = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') run.hasTouch = true;
    else if (pointerType === 'mouse') run.hasTouch = false;
  };
  const rebind = (pressed: Key): Key => stage.settings.keys[pressed] ?? pressed;
  const isMeant = run.options.debug?.isFocused ?? (() => true);
  const look = listenLook(input, {
    canvas: surface,
    isWanted: () => readCameraView(run) === 'first-person' && !input.isAway && !run.hasEnded && isMeant(),
    onTurn(pixels) {
      run.turn.dragged += pixels * LOOK_PER_PIXEL;
    },
  });
  run.look = look;
  run.hasTouch = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
  page.addEventListener('pointerdown', unlock);
  page.addEventListener('pointerdown', noteTouch, { capture: true });
  page.addEventListener('keydown', unlock);
  run.cleanups.push(
    listenKeyboard(input, { target: window, rebind, isMeant }),
    listenMouse(input, {
      canvas: surface,
      rebind,
      // Who looks around by mouse or finger aims at the middle of the picture.
      isMeant: () => !look.isFree && isMeant(),
      onWheel: (direction) => sendNextSlot(core, direction),
      onTurn(pixels) {
        run.turn.dragged += pixels * TURN_PER_PIXEL;
      },
    }),
    look.stop,
    () => {
      page.removeEventListener('pointerdown', unlock);
      page.removeEventListener('pointerdown', noteTouch, { capture: true });
      page.removeEventListener('keydown', unlock);
    },
  );
}
