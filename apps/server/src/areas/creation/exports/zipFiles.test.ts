import path from 'node:path';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { addExportFile, type ExportFiles } from './ExportFiles.ts';
import { isSafeExportPath, EXPORT_PATH_MAX } from './isSafeExportPath.ts';
import { zipFiles } from './zipFiles.ts';

const NASTY = [
  '',
  '.',
  '..',
  '../game.js',
  'assets/../../game.js',
  'assets/..',
  'assets//a.png',
  'assets/',
  '/etc/passwd',
  '//host/share',
  'C:\\windows\\a.png',
  'C:a.png',
  'assets\\..\\..\\a.png',
  '%2e%2e/a.png',
  'a\0.png',
  'a\n.png',
  'a\u202Egnp.exe',
  'ä.png',
  'a b.png',
  'a..b.png',
  '.htaccess',
  'assets/.git',
  'a.png.',
  'a.png ',
  'CON',
  'con.png',
  'assets/NUL.webp',
  'LPT1',
  'a'.repeat(EXPORT_PATH_MAX + 1),
];

describe('[T18] names of files in an export', () => {
  it.each(NASTY)('rejects %j', (name) => {
    const files: ExportFiles = new Map();
    expect(() => addExportFile(files, name, 'x')).toThrow('is not a valid file name');
    expect(files.size).toBe(0);
  });

  it.each(['index.html', 'assets/9f.webp', 'panels/1.html', 'LICENSE.txt', 'a-b_c.d/e'])(
    'accepts %s',
    (name) => {
      expect(isSafeExportPath(name)).toBe(true);
    },
  );

  it('stays below the target folder on every file system', () => {
    const piece = fc.constantFrom(
      '..',
      '.',
      '/',
      '\\',
      '%2e',
      'a',
      'con',
      'C:',
      '\0',
      '~',
      ' ',
      'assets',
      '.png',
    );
    const name = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(name, (asked) => {
        if (!isSafeExportPath(asked)) return;
        for (const { resolve, sep } of [path.posix, path.win32]) {
          const root = resolve('/root/export');
          expect(resolve(root, asked).startsWith(`${root}${sep}`)).toBe(true);
        }
      }),
    );
  });

  it('rejects a second file that some file systems treat as the first', () => {
    const files: ExportFiles = new Map();
    addExportFile(files, 'assets/a.png', 'x');
    expect(() => addExportFile(files, 'assets/A.PNG', 'y')).toThrow('twice');
  });
});

describe('the zip', () => {
  const files = (order: readonly string[]): ExportFiles =>
    new Map(order.map((name) => [name, new TextEncoder().encode(name.repeat(2000))]));

  it('contains the files unchanged', async () => {
    const wanted = files(['index.html', 'assets/a.png', 'game.js']);
    expect(unzipSync(await zipFiles(wanted))).toEqual(Object.fromEntries(wanted));
  });

  it('has the same bytes for the same files, in any order and at any time', async () => {
    const first = await zipFiles(files(['index.html', 'assets/a.png', 'game.js']));
    const second = await zipFiles(files(['game.js', 'index.html', 'assets/a.png']));
    expect(Buffer.compare(first, second)).toBe(0);
    // In zip format, the date of every file is January 1, 1980.
    expect(Buffer.from(first).readUInt32LE(10)).toBe(0x00210000);
  });
});
