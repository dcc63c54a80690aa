import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listCatalogIndexes } from './listCatalogIndexes.ts';
import { listGeneratedFiles } from './listGeneratedFiles.ts';

it.each([...listCatalogIndexes(), ...listGeneratedFiles()])(
  '$path is current; otherwise run: node tools/generate.ts',
  (file) => {
    expect(readFileSync(file.path, 'utf8') === file.text).toBe(true);
  },
);
