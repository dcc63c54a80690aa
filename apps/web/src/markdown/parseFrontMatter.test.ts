import { describe, expect, it } from 'vitest';
import { ContentError, parseFrontMatter, readDate, readField, readOrder } from './parseFrontMatter.ts';

function parse(...lines: string[]) {
  return parseFrontMatter(lines.join('\n'), 'a.md');
}

describe('parseFrontMatter', () => {
  it('splits fields from text and keeps colons in values', () => {
    expect(parse('---', 'title: Rules: when, then', 'order: 2', '---', '', '# Text', '', '---')).toEqual({
      fields: { title: 'Rules: when, then', order: '2' },
      body: '# Text\n\n---',
    });
  });

  it('reads files from other systems', () => {
    const source = '\uFEFF---\r\ntitle: A\r\n---\r\nText\r\nmore';
    expect(parseFrontMatter(source, 'a.md')).toEqual({ fields: { title: 'A' }, body: 'Text\nmore' });
  });

  it.each([
    ['no fence at all', ['title: A', 'Text'], 'a.md: front matter is missing'],
    ['a fence that is not closed', ['---', 'title: A', 'Text'], 'a.md: front matter is missing'],
    ['a line that is not a field', ['---', 'just words', '---'], 'a.md: “just words” is not “key: value”'],
    ['a field without a name', ['---', ': value', '---'], 'a.md: “: value” is not “key: value”'],
    ['a field given twice', ['---', 'title: A', 'title: B', '---'], 'a.md: title is given twice'],
  ])('refuses %s and names the file', (_kind, lines, message) => {
    expect(() => parse(...lines)).toThrow(ContentError);
    expect(() => parse(...lines)).toThrow(message);
  });
});

describe('fields of a file', () => {
  const matter = parse(
    '---',
    'title: A',
    'empty:',
    'date: 2026-11-15',
    'wrong: 2026-13-45',
    'order: 3',
    '---',
  );

  it('are read by name, and a missing or empty one is an error', () => {
    expect(readField(matter, 'title', 'a.md')).toBe('A');
    expect(() => readField(matter, 'summary', 'a.md')).toThrow('a.md: summary is missing');
    expect(() => readField(matter, 'empty', 'a.md')).toThrow('a.md: empty is missing');
  });

  it('are checked to be dates', () => {
    expect(readDate(matter, 'date', 'a.md')).toBe('2026-11-15');
    expect(() => readDate(matter, 'wrong', 'a.md')).toThrow('a.md: wrong is not a date');
    expect(() => readDate(matter, 'title', 'a.md')).toThrow('a.md: title is not a date');
  });

  it('are checked to be whole numbers', () => {
    expect(readOrder(matter, 'order', 'a.md')).toBe(3);
    expect(() => readOrder(matter, 'title', 'a.md')).toThrow('a.md: title is not a whole number');
  });
});
