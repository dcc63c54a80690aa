const GAP = 4;
const MARGIN = 8;

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Computes the position of a popup below or beside its anchor. Uses the other side if there is no room, and
 * keeps the popup inside the window.
 */
export function positionPopup(
  anchor: Rect,
  size: Size,
  room: Size,
  side: 'below' | 'beside',
): { readonly left: number; readonly top: number } {
  if (side === 'beside') {
    const right = anchor.right + GAP;
    const fits = right + size.width + MARGIN <= room.width;
    const left = fits ? right : anchor.left - GAP - size.width;
    return clampToWindow({ left, top: anchor.top }, size, room);
  }
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - size.height;
  const fits = below + size.height + MARGIN <= room.height || above < MARGIN;
  return clampToWindow({ left: anchor.left, top: fits ? below : above }, size, room);
}

function clampToWindow(at: { left: number; top: number }, size: Size, room: Size) {
  return {
    left: Math.max(MARGIN, Math.min(at.left, room.width - size.width - MARGIN)),
    top: Math.max(MARGIN, Math.min(at.top, room.height - size.height - MARGIN)),
  };
}
