import { createBrowserClient } from '../../session/createBrowserClient.ts';

export interface ClientFiles {
  styles: string[];
  scripts: string[];
}

/** Which files a client of this version is made of. */
export async function readClientFiles(engineVersion: string): Promise<ClientFiles> {
  const api = createBrowserClient();
  return api.readClient({ params: { engineVersion } });
}
