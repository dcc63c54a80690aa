import { browserClient } from '../../session/browserClient.ts';

export interface ClientFiles {
  styles: string[];
  scripts: string[];
}

/** Which files a client of this version is made of. */
export async function readClientFiles(engineVersion: string): Promise<ClientFiles> {
  return browserClient.readClient({ params: { engineVersion } });
}
