import type { StartClient } from '@playloom/game-client';
import { PlayStopError } from '../state/PlayStopError.ts';
import { addClientFiles } from './addClientFiles.ts';

/** Time between checks for the client's start function. */
const START_POLL_MS = 1000;
/** After this many checks the script is considered broken. */
const START_POLLS_MAX = 30;

/** Must outlive the play page: a browser runs the script of a client only once, however often a page adds it. */
export interface ClientLoader {
  /** Returns the client's start function. `onPart` is called with the part of its files that is loaded. */
  load(engineVersion: string, nonce: string, onPart: (part: number) => void): Promise<StartClient>;
}

interface ClientLoad {
  start: Promise<StartClient>;
  part: number;
  readonly listeners: Set<(part: number) => void>;
}

/** Adds the files of a version to the page. */
type AddFiles = (engineVersion: string, nonce: string, onPart: (part: number) => void) => Promise<void>;

interface ClientWindow {
  playloomClient?: { readonly start?: StartClient };
}

export function createClientLoader(
  addFiles: AddFiles = (engineVersion, nonce, onPart) =>
    addClientFiles(document, { engineVersion, nonce, onPart }),
): ClientLoader {
  const loads = new Map<string, ClientLoad>();
  let last: Promise<unknown> = Promise.resolve();
  const begin = (engineVersion: string, nonce: string): ClientLoad => {
    const listeners = new Set<(part: number) => void>();
    // One version after another, because all of them put their start function into the same place.
    const start = last.then(() => loadStart((onPart) => addFiles(engineVersion, nonce, onPart), showPart));
    const load: ClientLoad = { start, part: 0, listeners };
    function showPart(part: number): void {
      load.part = part;
      for (const listener of listeners) listener(part);
    }
    last = start.catch(() => loads.delete(engineVersion));
    loads.set(engineVersion, load);
    return load;
  };
  return {
    async load(engineVersion, nonce, onPart) {
      const load = loads.get(engineVersion) ?? begin(engineVersion, nonce);
      onPart(load.part);
      load.listeners.add(onPart);
      return load.start.finally(() => load.listeners.delete(onPart));
    },
  };
}

async function loadStart(
  addFiles: (onPart: (part: number) => void) => Promise<void>,
  onPart: (part: number) => void,
): Promise<StartClient> {
  // That of another version, which could be mistaken for this one.
  delete (window as ClientWindow).playloomClient;
  await addFiles(onPart);
  for (let looks = 0; looks < START_POLLS_MAX; looks++) {
    const { start } = (window as ClientWindow).playloomClient ?? {};
    if (start !== undefined) return start;
    await new Promise((resolve) => void setTimeout(resolve, START_POLL_MS));
  }
  throw new PlayStopError('client-missing');
}
