import type { Key } from '@playloom/game-format';
import { listenToKeyboard } from '../input/listenToKeyboard.ts';
import { listenToLookInput } from '../input/listenToLookInput.ts';
import { listenToMouse } from '../input/listenToMouse.ts';
import { readCameraView } from './drawFrame.ts';
import type { ClientRun } from './ClientRun.ts';
import { sendNextSlotSelection } from './sendNextSlotSelection.ts';

/** Camera rotation in radians per pixel that the mouse is dragged. */
const TURN_PER_PIXEL = 0.006;
/** Camera rotation in first person, in radians per pixel. */
const LOOK_PER_PIXEL = 0.0035;

/** Connects all input devices of the page. Mount the HUD first, so that it can handle its keys. */
export function listenToInputDevices(run: ClientRun): void {
  const { input, surface, core, stage } = run;
  const page = surface.ownerDocument;
  const unlock = (): void => stage.sound.unlock();
  const leaveGamepad = (): void => {
    run.gamepad = null;
  };
  const noteTouch = ({ pointerType }: PointerEvent): void => {
    leaveGamepad();
    if (pointerType === 'touch') run.hasTouch = true;
    else if (pointerType === 'mouse') run.hasTouch = false;
  };
  const rebind = (pressed: Key): Key => stage.settings.keys[pressed] ?? pressed;
  const isMeant = run.options.debug?.isFocused ?? (() => true);
  const look = listenToLookInput(input, {
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
  page.addEventListener('keydown', leaveGamepad);
  run.cleanups.push(
    listenToKeyboard(input, { target: window, rebind, isMeant }),
    listenToMouse(input, {
      canvas: surface,
      rebind,
      // While the player looks around in first person, the center of the screen is the pointer, not the mouse.
      isMeant: () => !look.isFree && isMeant(),
      onWheel: (direction) => sendNextSlotSelection(core, direction),
      onTurn(pixels) {
        run.turn.dragged += pixels * TURN_PER_PIXEL;
      },
    }),
    look.stop,
    () => {
      page.removeEventListener('pointerdown', unlock);
      page.removeEventListener('pointerdown', noteTouch, { capture: true });
      page.removeEventListener('keydown', unlock);
      page.removeEventListener('keydown', leaveGamepad);
    },
  );
}
