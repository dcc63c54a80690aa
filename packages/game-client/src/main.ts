import { start } from './start/start.ts';
import type { GameClient, StartClient } from './contract/StartOptions.ts';

interface LoadedClient {
  readonly start: StartClient;
  /** The last client that was started on this page. */
  running: GameClient | null;
}

declare global {
  interface Window {
    /** Set when the client bundle of an engine version has loaded. Play pages wait for it. */
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
