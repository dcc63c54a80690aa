import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { imageFolders } from './vectorImages.ts';

const root = join(import.meta.dirname, '../../../..');

describe.each(Object.entries(imageFolders))('the artwork in %s', (folder, images) => {
  it('is all drawn by the programs here', () => {
    const files = readdirSync(join(root, folder)).map((file) => file.replace(/\.svg$/, ''));
    expect(files.toSorted()).toEqual(Object.keys(images).toSorted());
  });

  it.each(Object.keys(images))('%s matches its program', (name) => {
    expect(images[name]?.()).toBe(readFileSync(join(root, folder, `${name}.svg`), 'utf8'));
  });
});
