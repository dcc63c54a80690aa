import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { listGeneratedFiles } from './generate/listGeneratedFiles.ts';

process.chdir(resolve(import.meta.dirname, '..'));
for (const { path, text } of listGeneratedFiles()) {
  writeFileSync(path, text);
  console.log(`wrote ${path}`);
}
