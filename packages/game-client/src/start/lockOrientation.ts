import type { ClientRun } from './ClientRun.ts';

/** Not in every browser's types: phones know it, desktops refuse. */
interface TurningScreen {
  lock?(orientation: 'landscape' | 'portrait'): Promise<void>;
  unlock?(): void;
}

/** Holds the screen as the game asks; phones allow it to installed apps and to what has the whole screen. */
export function lockOrientation({ options, cleanups, frame }: ClientRun): void {
  const { orientation } = options.game.settings;
  const turning = globalThis.screen?.orientation as unknown as TurningScreen | undefined;
  if (!options.features.orientation || orientation === 'any' || !turning?.lock) return;
  const lock = (): void => void turning.lock?.(orientation).catch(() => undefined);
  const page = frame.ownerDocument;
  lock();
  // What was refused before may be allowed now.
  page.addEventListener('fullscreenchange', lock);
  cleanups.push(() => {
    page.removeEventListener('fullscreenchange', lock);
    turning.unlock?.();
  });
}
