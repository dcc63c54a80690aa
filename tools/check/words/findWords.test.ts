import { describe, expect, it } from 'vitest';
import { compileRules, findFolderWords, findWords } from './findWords.ts';
import { formatCounts, formatFinding } from './formatFinding.ts';
import { listWordFiles, UNCHECKED_PATHS } from './listWordFiles.ts';
import { wordRules } from './wordRules.ts';

const rules = compileRules(wordRules);

/** Returns every finding as `line:words`. */
function find(source: string, file = 'apps/web/src/page.tsx'): string[] {
  return findWords(file, source, rules).map(({ line, words }) => `${line}:${words}`);
}

describe('what is read', () => {
  it.each([
    ['a string', `call('Type what shall happen');`, '1:shall'],
    ['one word in a string', `call('E-mail');`, '1:E-mail'],
    ['a template', 'call(`a\n${x} shall ${y}`);', '2:shall'],
    ['a number in a template', 'call(`${share} %`);', '1:} %'],
    ['an expression in a template', "call(`a ${b ? 'it shall' : ''} c`);", '1:shall'],
    ['JSX text', '<p>\n  It shall {what}\n</p>;', '2:shall'],
    ['an attribute', '<p title="It shall happen" />;', '1:shall'],
    ['a line comment', 'call(); // It shall happen', '1:shall'],
    ['a block comment', '/**\n * It\n * shall happen\n */', '3:shall'],
    ['words over the end of a line', '/**\n * All that is told\n * of a room\n */', '2:told of'],
    ['words over two line comments', '// All that is told\n// of a room', '1:told of'],
    ['a constant', 'const mailDoor = 1;', '1:mailDoor'],
    ['a constant in capitals', 'export const MAX_COLOUR = 1;', '1:MAX_COLOUR'],
    ['a function', 'function hearReport() {}', '1:hearReport'],
    ['a parameter', 'function open(needs: string) {}', '1:needs'],
    ['a destructured parameter', 'function open({ a: needs }: A) {}', '1:needs'],
    ['an interface', 'interface SeatWish {}', '1:SeatWish'],
    ['a field', 'interface Room {\n  stays: number;\n}', '2:stays'],
    ['a method', 'class Room {\n  #tellAll() {}\n}', '2:tellAll'],
    ['a method of an interface', 'interface Room {\n  say(text: string): void;\n}', '2:say'],
  ])('%s', (_, source, found) => {
    expect(find(source)).toEqual([found]);
  });

  it('the name of a file', () => {
    expect(find('export {};', 'apps/server/src/createMailDoor.test.ts')).toEqual([
      '1:createMailDoor.test.ts',
    ]);
    expect(find('# Title', 'docs/colours.md')).toEqual(['1:colours.md']);
  });

  it('the name of a folder', () => {
    const found = findFolderWords('apps/server/src/house', rules);
    expect(found.map(({ file, words }) => `${file} ${words}`)).toEqual(['apps/server/src/house/ house']);
  });

  it('Markdown', () => {
    expect(find('# Title\n\nIt\nshall | Whoever', 'docs/a.md')).toEqual(['4:Whoever', '4:shall']);
  });
});

describe('what is not read', () => {
  it.each([
    ['import paths', `import { a } from './shall be.ts';\nexport * from './told of.ts';`],
    ['imported names', `import { MailDoor } from './mail.ts';`],
    ['dynamic imports', `const a = import('./it shall.ts');`],
    ['CSS classes', '<p className="grey shall" id="it shall" data-a="it shall" />;'],
    ['lists of utility classes', `const a = 'desk:grid-cols-4 shall gap-y-8';`],
    ['keys and ids', `const a = { 'the colour': 1, b: 'colour', c: 'grey-door' };`],
    ['SQL', 'const a = sql`select shall from it`;'],
    ['names that are only used', 'tellAll(mailDoor.needs);'],
    ['code in comments', '// See `the colour` and {@link MailDoor}'],
    ['directives', '// @vite-ignore It shall'],
  ])('%s', (_, source) => {
    expect(find(source)).toEqual([]);
  });

  it.each([
    ['code fences', '```ts\nIt shall\n```\n\n~~~\nIt shall\n~~~'],
    ['inline code', 'The `colour` and ``it `shall` be``'],
    ['addresses', '[Color](/colour-it) <a href="it shall"> https://example.org/colour'],
    ['comments', '<!-- It shall -->'],
    ['slugs', '---\ntitle: Color\nslug: colour\n---'],
  ])('%s of Markdown', (_, source) => {
    expect(find(source, 'docs/a.md')).toEqual([]);
  });
});

describe('an exception', () => {
  it.each([
    ['on the same line', `call('It shall'); // words: quotes a law`],
    ['on the line before', `// words: quotes a law\ncall('It shall');`],
    ['before a long text', '// words: quotes a law\ncall(`a\nb\nit shall`);'],
    ['before a comment', '// words: quotes a law\n// This\n// shall stay.'],
    ['in JSX', '<p>\n  {/* words: quotes a law */}\n  It shall\n</p>;'],
    ['for a name', '// words: a door in a wall\nconst door = 1;'],
  ])('%s excuses', (_, source) => {
    expect(find(source)).toEqual([]);
  });

  it('in Markdown excuses', () => {
    expect(find('<!-- words: quotes a law -->\nIt shall\nor shall not.', 'docs/a.md')).toEqual([]);
    expect(find('| It shall | <!-- words: quotes a law -->', 'docs/a.md')).toEqual([]);
  });

  it('in the first line excuses the name of the file', () => {
    const source = '// words: draws a door\nexport {};';
    expect(find(source, 'tools/games/art/drawDoor.ts')).toEqual([]);
  });

  it('excuses no other line', () => {
    expect(find(`call('It shall'); // words: quotes a law\ncall('It shall');`)).toEqual(['2:shall']);
    expect(find(`// words: quotes a law\ncall('It shall');\ncall('It shall');`)).toEqual(['3:shall']);
  });

  it('that excuses nothing is a finding', () => {
    expect(find('// words: quotes a law\ncall();')).toEqual(['1:words: quotes a law']);
    expect(find('<!-- words: quotes a law -->\nFine.', 'docs/a.md')).toEqual(['1:words: quotes a law']);
  });

  it('without a reason is a finding', () => {
    expect(find(`call('It shall'); // words:`)).toEqual(['1:words:']);
  });
});

it('prints a finding and the counts of each rule', () => {
  const findings = findWords('apps/a.ts', `call('Send an e-mail', 'E-mail');\n// It shall`, rules);
  expect(formatFinding(findings[0]!)).toBe(
    'apps/a.ts:1  "e-mail"  better: email  (one word for one thing, everywhere)',
  );
  expect(formatCounts(findings)).toEqual(['     2  e-mail', '     1  shall']);
});

it('covers the whole repository except paths that are out of scope with a reason', () => {
  const { files, folders } = listWordFiles('.');
  for (const path of Object.keys(UNCHECKED_PATHS)) expect(files).not.toContain(path);
  expect(Object.values(UNCHECKED_PATHS)).not.toContain('');
  expect(files).toEqual(
    expect.arrayContaining(['README.md', 'benchmarks/README.md', 'tools/check.ts', 'docs/glossary.md']),
  );
  expect(folders).toContain('apps/web/content/docs');
});
