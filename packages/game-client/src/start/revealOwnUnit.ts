import type { ShownUnit } from '../session/ClientSession.ts';
import type { ClientRun } from './ClientRun.ts';

const PANELS = '[data-solid], .hud-room, .hud-match, .hud-chat';
/** How near to a panel, in tiles, the center of the own unit makes it transparent. */
const NEAR_TILES = 0.75;
/** The part of the width and height in the middle of the screen that panels never cover. */
const FREE_SHARE = 0.6;

/** Makes the panels transparent under which the own unit is, which happens where the camera stops at the edge of the map. */
export function revealOwnUnit({ frame, stage }: ClientRun, own: ShownUnit | null): void {
  const at = own === null ? null : stage.renderer.toScreen(own.x, own.y);
  const near = (NEAR_TILES * frame.clientHeight) / stage.scene.camera.tilesInView;
  const isPossible = at !== null && !isInFreeMiddle(at, frame);
  for (const panel of frame.querySelectorAll(isPossible ? PANELS : '[data-revealing]')) {
    panel.toggleAttribute(
      'data-revealing',
      isPossible && isNear(panel.getBoundingClientRect(), at, near, frame),
    );
  }
}

interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

function isInFreeMiddle({ x, y }: ScreenPoint, { clientWidth, clientHeight }: HTMLElement): boolean {
  const isFree = (value: number, size: number) => Math.abs(value - size / 2) < (size * FREE_SHARE) / 2;
  return isFree(x, clientWidth) && isFree(y, clientHeight);
}

function isNear(panel: DOMRect, { x, y }: ScreenPoint, near: number, frame: HTMLElement): boolean {
  const { left, top } = frame.getBoundingClientRect();
  const [across, down] = [x + left, y + top];
  return (
    across > panel.left - near &&
    across < panel.right + near &&
    down > panel.top - near &&
    down < panel.bottom + near
  );
}
