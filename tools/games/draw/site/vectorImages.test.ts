import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { vectorImages } from './vectorImages.ts';

const folder = join(import.meta.dirname, '../../../../apps/web/src/art/images');

describe('the artwork of the site', () => {
  it('is all drawn by the programs here', () => {
    const files = readdirSync(folder).map((file) => file.replace(/\.svg$/, ''));
    expect(files.toSorted()).toEqual(Object.keys(vectorImages).toSorted());
  });

  it.each(Object.keys(vectorImages))('%s matches its program', (name) => {
    expect(vectorImages[name]?.()).toBe(readFileSync(join(folder, `${name}.svg`), 'utf8'));
  });
});
