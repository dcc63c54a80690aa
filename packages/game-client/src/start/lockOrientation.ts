import type { ClientRun } from './ClientRun.ts';

/** Missing in some browsers' types. Phones support it, desktops reject it. */
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
  // A refused lock may be allowed now.
  page.addEventListener('fullscreenchange', lock);
  cleanups.push(() => {
    page.removeEventListener('fullscreenchange', lock);
    turning.unlock?.();
  });
}
