import { browserClient } from '@playloom/site/api/browserClient.ts';

interface ClientFiles {
  styles: string[];
  scripts: string[];
  /** Files that the scripts import until the game is drawn. */
  preloads: string[];
}

/** Lists the files of the game client for an engine version. */
export async function readClientFiles(engineVersion: string): Promise<ClientFiles> {
  return browserClient.readClient({ params: { engineVersion } });
}
