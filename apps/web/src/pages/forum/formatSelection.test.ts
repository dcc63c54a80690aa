import { describe, expect, it } from 'vitest';
import { formatSelection, quotePost, type TextFormat } from './formatSelection.ts';

/** Formats the part of the text between ⟦ and ⟧, and marks the new selection the same way. */
function mark(shown: string, how: TextFormat): string {
  const from = shown.indexOf('⟦');
  const to = shown.indexOf('⟧') - 1;
  const done = formatSelection({ text: shown.replace('⟦', '').replace('⟧', ''), from, to }, how, 'f.webp');
  return `${done.text.slice(0, done.from)}⟦${done.text.slice(done.from, done.to)}⟧${done.text.slice(done.to)}`;
}

describe('formatSelection', () => {
  it.each<[TextFormat, string, string]>([
    ['bold', 'a ⟦b⟧ c', 'a **⟦b⟧** c'],
    ['italic', 'a ⟦⟧', 'a *⟦italic⟧*'],
    ['link', 'see ⟦this⟧', 'see [this](⟦https://⟧)'],
    ['code', '⟦x⟧', '`⟦x⟧`'],
    ['code', '⟦x\ny⟧', '```\n⟦x\ny⟧\n```'],
    ['quote', 'a\nb⟦c\nd⟧ e', 'a\n> bc\n> d⟦⟧ e'],
    ['list', '⟦⟧', '- ⟦⟧'],
    ['image', 'a ⟦⟧', 'a ![⟦image⟧](/files/f.webp)'],
  ])('formats as %s: %j', (how, before, after) => {
    expect(mark(before, how)).toBe(after);
  });

  it('quotes every line of a post', () => {
    expect(quotePost('ada', 'one\n\ntwo')).toBe('> **ada** wrote:\n>\n> one\n>\n> two\n\n');
  });
});
