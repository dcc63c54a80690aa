import { expect, it } from 'vitest';
import { choosePlayNowGame } from './choosePlayNowGame.ts';

const GAME = { title: '', cover: null, creator: 'Ada', plays: 0, tags: [] };
function makeGame(gameSlug: string, changes = {}) {
  return {
    ...GAME,
    _id: gameSlug,
    gameSlug,
    playing: 0,
    hasTouchControls: true,
    needsLogin: false,
    ...changes,
  };
}
const popular = [
  makeGame('most-played'),
  makeGame('busy', { playing: 3 }),
  makeGame('busiest-with-keys', { playing: 9, hasTouchControls: false }),
  makeGame('members', { playing: 20, needsLogin: true }),
];

function choose(changes: Partial<Parameters<typeof choosePlayNowGame>[0]>): string | undefined {
  const choices = { recent: [], popular, isPhone: false, isSignedIn: false, ...changes };
  return choosePlayNowGame(choices)?.gameSlug;
}

it('[RT-01:part] Play now picks a game with players that the user can join', () => {
  expect(choose({})).toBe('busiest-with-keys');
  expect(choose({ isPhone: true })).toBe('busy');
  expect(choose({ isSignedIn: true })).toBe('members');
  expect(choose({ popular: popular.slice(0, 1) })).toBe('most-played');
});

it('picks the last played game, unless the device cannot play it', () => {
  const recent = [makeGame('keys-only', { hasTouchControls: false }), makeGame('known')];
  expect(choose({ recent })).toBe('keys-only');
  expect(choose({ recent, isPhone: true })).toBe('known');
});

it('picks nothing when no game can be played, and a keyboard game on a phone only as a last resort', () => {
  expect(choose({ popular: [] })).toBeUndefined();
  expect(choose({ popular: [makeGame('locked', { needsLogin: true })] })).toBeUndefined();
  const keysOnly = [makeGame('keys-only', { hasTouchControls: false })];
  expect(choose({ popular: keysOnly, isPhone: true })).toBe('keys-only');
});
