import { browserClient } from '../../session/browserClient.ts';

interface ClientFiles {
  styles: string[];
  scripts: string[];
}

/** Files of the client of this version. */
export async function readClientFiles(engineVersion: string): Promise<ClientFiles> {
  return browserClient.readClient({ params: { engineVersion } });
}
