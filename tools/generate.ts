import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GeneratedFile } from './generate/GeneratedFile.ts';
import { listCatalogIndexes } from './generate/listCatalogIndexes.ts';

process.chdir(resolve(import.meta.dirname, '..'));
writeFiles(listCatalogIndexes());
// The other files are generated from the catalog, which can be loaded only after its indexes are written.
const { listGeneratedFiles } = await import('./generate/listGeneratedFiles.ts');
writeFiles(listGeneratedFiles());

function writeFiles(files: readonly GeneratedFile[]): void {
  for (const { path, text } of files) {
    writeFileSync(path, text);
    console.log(`wrote ${path}`);
  }
}
