/** Interface to a game portal. Its functions never throw, because a game works without its portal. */
export interface PortalKit {
  /** The portal wants a break before play resumes after a pause, not only when the player is out. */
  readonly hasBreakOnResume: boolean;
  /** Gameplay starts with the first input, not with the first frame. */
  readonly waitsForInput: boolean;
  /** The portal has its own full-screen button, so the game shows none. */
  readonly hasOwnFullscreen: boolean;
  reportLoading(isLoading: boolean): void;
  reportGameplay(isOn: boolean): void;
  /** Resolves when play can resume. `onStart` is called when the ad starts. */
  takeBreak(onStart: () => void): Promise<void>;
  /** The portal's settings. */
  readSettings(): PortalSettings;
  /** Runs the listener when the settings change. */
  subscribe(listener: () => void): void;
}

interface PortalSettings {
  readonly isMuted: boolean;
  readonly hasChat: boolean;
}

/** Portal scripts can throw: on other domains, with an ad blocker, or if they loaded only in part. */
export function ignoreErrors(call: () => unknown): void {
  try {
    call();
  } catch {
    return;
  }
}
