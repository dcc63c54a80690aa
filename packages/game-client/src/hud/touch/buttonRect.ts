export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function getButtonRect({ left, top, size }: { left: number; top: number; size: number }): Rect {
  return { left: left - size / 2, top: top - size / 2, right: left + size / 2, bottom: top + size / 2 };
}

export function isOverlapping(a: Rect, b: Rect, gap = 0): boolean {
  return a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap;
}
