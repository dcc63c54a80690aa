import { describe, expect, it } from 'vitest';
import { composePost, composeTitle } from './composePost.ts';

const FILE = `${'1234567890'.repeat(6)}abcd.webp`;

describe('a post as it is kept', () => {
  it('[T20] masks refused words with signs that mean nothing in Markdown', () => {
    const { text } = composePost('what the fuck\n\n*emphasis* stays', false);
    expect(text).toBe('what the ••••\n\n*emphasis* stays');
  });

  it('[CM-03:part] leaves the words of links to those under age, and nothing that leads elsewhere', () => {
    const written =
      'See [my page](https://evil.example/a_(b)), www.evil.example, [docs](/docs/rules), a@b.example';
    const { text, safeText, links } = composePost(written, false);
    expect(text).toBe(written);
    expect(links).toBe(2);
    expect(safeText).toContain('See my page,');
    expect(safeText).toContain('[docs](/docs/rules)');
    expect(safeText).not.toMatch(/evil|b\.example/);
    expect(composePost(written, true).text).toBe(safeText);
  });

  it('a link to another host that begins with two slashes is no page of ours', () => {
    expect(composePost('[x](//evil.example/)', false).safeText).toBe('x');
  });

  it('knows the pictures it shows, whose names are no numbers of telephones', () => {
    const { safeText, images } = composePost(`Look: ![map](/files/${FILE}) 0123 456 789 0`, false);
    expect(images).toEqual([FILE]);
    expect(safeText).toBe(`Look: ![map](/files/${FILE}) [hidden]`);
  });

  it('titles are one line, and lead nowhere', () => {
    expect(composeTitle(' Come to\n evil.com  now ')).toBe('Come to [hidden] now');
  });
});
