import { start } from './start/start.ts';
import type { StartClient } from './StartOptions.ts';

declare global {
  interface Window {
    /** What a play page waits for: the client of an engine version, once its bundle is loaded. */
    playloomClient?: { readonly start: StartClient };
  }
}

window.playloomClient = { start };
