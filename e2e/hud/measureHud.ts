/** Functions that run in the page with the HUD. Each must stand alone, because only its own source reaches the page. */

/** Waits two frames, because buttons are laid out again a frame or two after the size has changed. */
export function waitForLayout({ width, height }: { width: number; height: number }): Promise<boolean> {
  const isSized = document.querySelector('.hud-host')?.clientWidth === width && innerHeight === height;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(isSized))));
  return promise;
}

/** Lists what covers the middle 60 % of the screen, with the covered part of it. */
export function measureMiddle(): string[] {
  const middle = {
    left: 0.2 * innerWidth,
    top: 0.2 * innerHeight,
    right: 0.8 * innerWidth,
    bottom: 0.8 * innerHeight,
  };
  const area = (middle.right - middle.left) * (middle.bottom - middle.top);
  const isPainted = (element: Element): boolean => {
    const { backgroundColor, backgroundImage, boxShadow } = getComputedStyle(element);
    const isFilled = !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor) || backgroundImage !== 'none';
    const hasText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
    );
    return isFilled || hasText || boxShadow !== 'none' || element.matches('canvas, svg, img');
  };
  const found: string[] = [];
  for (const element of document.querySelectorAll('.hud *')) {
    // Only screen readers get it.
    if (element.matches('.hud-hidden, .hud-hidden *') || !isPainted(element)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const width = Math.min(right, middle.right) - Math.max(left, middle.left);
    const height = Math.min(bottom, middle.bottom) - Math.max(top, middle.top);
    // Half a pixel is rounding.
    if (width <= 0.5 || height <= 0.5) continue;
    const name = element.getAttribute('class') ?? element.tagName.toLowerCase();
    const place = [left, top, right, bottom].map(Math.round).join(' ');
    found.push(`${name} covers ${((100 * width * height) / area).toFixed(2)} % (${place})`);
  }
  return found;
}

/** Lists parts that overlap or leave the screen. */
export function listOverlaps(): string[] {
  const parts = [
    ...document.querySelectorAll(
      '.hud-touch-button, .hud-stick, [data-solid], .hud-match, .hud-side, .hud-notice, .hud-banner, .hud-hint, .hud-unlock, .hud-room, .hud-chat',
    ),
  ]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => ({ element, name: element.className, rect: element.getBoundingClientRect() }))
    // What only screen readers get is one pixel wide.
    .filter(({ rect }) => rect.width > 1 && rect.height > 1);
  const found: string[] = [];
  for (const [index, a] of parts.entries()) {
    const { left, top, right, bottom } = a.rect;
    const place = [left, top, right, bottom].map(Math.round).join(' ');
    if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
      found.push(`${a.name} leaves the screen (${place})`);
    for (const b of parts.slice(index + 1)) {
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      const isApart =
        right <= b.rect.left || b.rect.right <= left || bottom <= b.rect.top || b.rect.bottom <= top;
      if (!isApart) found.push(`${a.name} overlaps ${b.name} (${place})`);
    }
  }
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
    found.push('the page scrolls');
  return found;
}
