/** The SDK of a game portal. Its functions never throw, because the game must work without its portal. */
export interface PortalAdapter {
  /** Whether the portal wants an ad break before play resumes after a pause, and not only when the player is out. */
  readonly hasBreakOnResume: boolean;
  /** Whether gameplay starts with the first input and not with the first frame. */
  readonly waitsForInput: boolean;
  /** Whether the portal has its own full-screen button, so that the game shows none. */
  readonly hasOwnFullscreen: boolean;
  reportLoading(isLoading: boolean): void;
  reportGameplay(isOn: boolean): void;
  /** Requests an ad break. Resolves when play can resume. `onStart` is called when the ad starts. */
  takeBreak(onStart: () => void): Promise<void>;
  readSettings(): PortalSettings;
  /** Runs the listener when the settings change. */
  subscribe(listener: () => void): void;
}

interface PortalSettings {
  readonly isMuted: boolean;
  readonly hasChat: boolean;
}

/**
 * Calls a portal function and ignores errors. Portal scripts can throw on other domains, with an ad blocker, or after
 * loading only in part.
 */
export function ignoreErrors(call: () => unknown): void {
  try {
    call();
  } catch {
    return;
  }
}
