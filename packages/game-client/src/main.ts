import { start } from './start/start.ts';
import type { GameClient, StartClient } from './StartOptions.ts';

interface LoadedClient {
  readonly start: StartClient;
  /** The last client that was started on this page. */
  running: GameClient | null;
}

declare global {
  interface Window {
    /** Play pages wait for this: the client of an engine version, after its bundle has loaded. */
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
