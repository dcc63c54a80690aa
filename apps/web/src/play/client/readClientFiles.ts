import { createPlayApi } from '../createPlayApi.ts';

export interface ClientFiles {
  styles: string[];
  scripts: string[];
}

/** Which files a client of this version is made of. */
export async function readClientFiles(engineVersion: string): Promise<ClientFiles> {
  const api = createPlayApi();
  return api.readClient({ params: { engineVersion } });
}
