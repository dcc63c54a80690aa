/** What a game portal is told and may demand, whichever it is. Nothing here throws: a game goes on without its portal. */
export interface PortalKit {
  /** Asks for a break also before play goes on after a pause, not only when somebody is out of the game. */
  readonly hasBreakOnResume: boolean;
  /** Counts play from the first press, not from the first picture. */
  readonly waitsForInput: boolean;
  /** Its page has the only button for the whole screen. */
  readonly hasOwnFullscreen: boolean;
  reportLoading(isLoading: boolean): void;
  reportGameplay(isOn: boolean): void;
  /** Ends when play may go on; `onStart` is called when something else is seen and heard. */
  takeBreak(onStart: () => void): Promise<void>;
  /** What the portal's own settings say. */
  readSettings(): PortalSettings;
  /** Told whenever they change. */
  subscribe(listener: () => void): void;
}

interface PortalSettings {
  readonly isMuted: boolean;
  readonly hasChat: boolean;
}

/** Scripts of others fail in ways of their own: off their domain, behind a blocker, half loaded. */
export function ignoreErrors(call: () => unknown): void {
  try {
    call();
  } catch {
    return;
  }
}
