import { start } from './start/start.ts';
import type { GameClient, StartClient } from './StartOptions.ts';

interface LoadedClient {
  readonly start: StartClient;
  /** The last one that was started on this page. */
  running: GameClient | null;
}

declare global {
  interface Window {
    /** What a play page waits for: the client of an engine version, once its bundle is loaded. */
    playloomClient?: LoadedClient;
  }
}

const client: LoadedClient = {
  start(options) {
    client.running = start(options);
    return client.running;
  },
  running: null,
};
window.playloomClient = client;
