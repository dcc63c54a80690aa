import { describe, expect, it } from 'vitest';
import { searchPassages, type IndexEntry } from './searchPassages.ts';

const LONG = `${'word '.repeat(40)}needle ${'tail '.repeat(60)}`.trim();

const index: IndexEntry[] = [
  { title: 'Account', path: '/docs/account', heading: null, text: 'Passwords and devices' },
  {
    title: 'Account',
    path: '/docs/account#password',
    heading: 'Your password',
    text: 'At least ten characters',
  },
  { title: 'Account', path: '/docs/account#delete', heading: 'Delete it', text: 'Asks for your password' },
  { title: 'Art', path: '/docs/art', heading: null, text: LONG },
];

describe('searchPassages', () => {
  it('finds nothing for an empty term', () => {
    expect(searchPassages(index, '')).toEqual([]);
    expect(searchPassages(index, '  ')).toEqual([]);
    expect(searchPassages(index, 'zebra')).toEqual([]);
  });

  it('ranks headings before text and ignores case', () => {
    expect(searchPassages(index, 'PassWord').map(({ path }) => path)).toEqual([
      '/docs/account#password',
      '/docs/account',
      '/docs/account#delete',
    ]);
  });

  it('ranks an alias like a heading and does not show it', () => {
    const entry = {
      title: 'Actions',
      path: '/a#heal',
      heading: 'Heal',
      alias: 'healUnit',
      text: 'Adds to health',
    };
    const named = searchPassages([{ ...entry, path: '/b', alias: '', text: 'healunit' }, entry], 'healUnit');
    expect(named.map(({ path }) => path)).toEqual(['/a#heal', '/b']);
    expect(named[0]?.excerpt).toBe('Adds to health');
  });

  it('requires every word and counts a page’s title once', () => {
    expect(searchPassages(index, 'delete password').map(({ path }) => path)).toEqual([
      '/docs/account#delete',
    ]);
    expect(searchPassages(index, 'account').map(({ path }) => path)).toEqual(['/docs/account']);
  });

  it('shows the excerpt around the word', () => {
    const [hit] = searchPassages(index, 'needle');
    expect(hit?.excerpt).toMatch(/^…(?:word )+needle (?:tail )+/);
    expect(hit?.excerpt.endsWith('…')).toBe(true);
    expect(hit?.excerpt.length).toBeLessThan(150);
  });
});
