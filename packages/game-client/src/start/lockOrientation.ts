import type { ClientRun } from './ClientRun.ts';

/** These functions are missing in TypeScript's types. Phones support `lock`, desktop browsers reject it. */
interface TurningScreen {
  lock?(orientation: 'landscape' | 'portrait'): Promise<void>;
  unlock?(): void;
}

/** Locks the screen orientation. Phones allow it for installed apps and in full screen. */
export function lockOrientation({ options, cleanups, frame }: ClientRun): void {
  const { orientation } = options.game.settings;
  const turning = globalThis.screen?.orientation as unknown as TurningScreen | undefined;
  if (!options.features.orientation || orientation === 'any' || !turning?.lock) return;
  const lock = (): void => void turning.lock?.(orientation).catch(() => undefined);
  const page = frame.ownerDocument;
  lock();
  // Try again in full screen, where a lock that was rejected before may be allowed.
  page.addEventListener('fullscreenchange', lock);
  cleanups.push(() => {
    page.removeEventListener('fullscreenchange', lock);
    turning.unlock?.();
  });
}
