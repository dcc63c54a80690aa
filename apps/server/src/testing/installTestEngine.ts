import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CURRENT_FILE } from '../engines/findBundle.ts';
import type { TestServer } from './createTestServer.ts';

/** Installs an engine bundle with dummy files, which is enough for exports that are not played. */
export function installTestEngine(
  { config, services }: Pick<TestServer, 'config' | 'services'>,
  version = services.engineVersion,
): void {
  const folder = join(config.dataDir, 'engines', `${version}-abc`);
  mkdirSync(join(folder, 'export'), { recursive: true });
  writeFileSync(join(folder, 'engine.json'), JSON.stringify({ version, protocol: 1, hash: 'abc' }));
  for (const file of ['playloom.js', 'playloom-3d.js', 'playloom.css', 'libraries.md'])
    writeFileSync(join(folder, 'export', file), `${file} of ${version}`);
  const current = join(config.dataDir, 'engines', CURRENT_FILE);
  writeFileSync(current, JSON.stringify({ [version]: `${version}-abc` }));
}
