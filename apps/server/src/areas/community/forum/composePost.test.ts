import { describe, expect, it } from 'vitest';
import { composePost, composeTitle } from './composePost.ts';

const FILE = `${'1234567890'.repeat(6)}abcd.webp`;

describe('the stored post', () => {
  it('[T20] masks blocked words with characters that mean nothing in Markdown', () => {
    const { text } = composePost('what the fuck\n\n*emphasis* stays', false);
    expect(text).toBe('what the ••••\n\n*emphasis* stays');
  });

  it('[CM-03:part] keeps the text of links for users under age, and removes the addresses', () => {
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

  it('treats an address that begins with two slashes as another site', () => {
    expect(composePost('[x](//evil.example/)', false).safeText).toBe('x');
  });

  it('finds the images of a post, and does not take their names for phone numbers', () => {
    const { safeText, images } = composePost(`Look: ![map](/files/${FILE}) 0123 456 789 0`, false);
    expect(images).toEqual([FILE]);
    expect(safeText).toBe(`Look: ![map](/files/${FILE}) [hidden]`);
  });

  it('makes titles one line without links', () => {
    expect(composeTitle(' Come to\n evil.com  now ')).toBe('Come to [hidden] now');
  });
});
