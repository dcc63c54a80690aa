import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { listGenerated } from './generate/listGenerated.ts';

process.chdir(resolve(import.meta.dirname, '..'));
for (const { path, text } of listGenerated()) {
  writeFileSync(path, text);
  console.log(`wrote ${path}`);
}
