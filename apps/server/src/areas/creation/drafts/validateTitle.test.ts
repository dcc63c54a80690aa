import { describe, expect, it } from 'vitest';
import { ApiProblem } from '../../../http/errors.ts';
import { validateTitle } from './validateTitle.ts';
import { makeSlug, addSlugSuffix } from './makeSlug.ts';

function validate(title: string): string {
  try {
    return validateTitle(title);
  } catch (error) {
    return error instanceof ApiProblem ? error.id : 'thrown';
  }
}

describe('titles', () => {
  it.each([
    ['', 'New Game'],
    ['   ', 'New Game'],
    ['\u200b\u0000', 'New Game'],
    ['  Moon   Harbour ', 'Moon Harbour'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), 'title_too_long'],
    ['!!! ???', 'title_only_symbols'],
    ['🎮🎮', 'title_only_symbols'],
    ['Игра про кота', 'Игра про кота'],
    ['猫の冒険', '猫の冒険'],
    ['Assassin of Scunthorpe', 'Assassin of Scunthorpe'],
    ['fuck this', 'title_refused'],
    ['F U C K', 'title_refused'],
    ['fuuuuck', 'title_refused'],
    ['sh1t show', 'title_refused'],
    ['ｆｕｃｋ', 'title_refused'],
    ['Playloom Official', 'title_refused'],
    ['Аdventure', 'title_refused'],
  ])('[VA-03] validates %j: %s', (title, expected) => expect(validate(title)).toBe(expected));
});

describe('addresses', () => {
  it.each([
    ['Moon Harbour!', 'moon-harbour'],
    ['Ärger im Öltank', 'arger-im-oltank'],
    ["Ada's Game", 'adas-game'],
    ['猫の冒険', 'game'],
    ['x'.repeat(60), 'x'.repeat(40)],
  ])('%j gets the slug %s', (title, slug) => expect(makeSlug(title)).toBe(slug));

  it('varies a slug that is taken', () => expect(addSlugSuffix('moon')).toMatch(/^moon-[a-z0-9]{5}$/));
});
