import { browserClient } from '../../session/browserClient.ts';

interface ClientFiles {
  styles: string[];
  scripts: string[];
}

/** Which files a client of this version is made of. */
export async function readClientFiles(engineVersion: string): Promise<ClientFiles> {
  return browserClient.readClient({ params: { engineVersion } });
}
