import type { CreatorGame, GameCard } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { serverDateFormat } from '@playloom/site/time/useDateFormat.ts';
import { describeLastEdit, describeRelease } from './describeCreation.ts';
import { hasPublishedGame } from './hasPublishedGame.ts';
import { findGameTemplate, listStarterTemplates } from './GameTemplate.ts';

const NOW = Date.parse('2026-11-15T12:00:00.000Z');
const GAME: CreatorGame = {
  _id: '1',
  gameSlug: 'moat',
  title: 'Moat',
  cover: null,
  role: 'owner',
  release: 38,
  hasChanges: true,
  isUnlisted: false,
  playing: 0,
  playsThisWeek: 0,
  editedAt: '2026-11-14T11:00:00.000Z',
  editedBy: 'Tomas',
  collaborators: [],
  goneAt: null,
};

it('describes the live release and unpublished changes', () => {
  expect(describeRelease(GAME)).toBe('Release 38 is live, with unpublished changes');
  expect(describeRelease({ ...GAME, hasChanges: false })).toBe('Release 38 is live');
  expect(describeRelease({ ...GAME, release: null })).toBe('Never published');
  const shared = { ...GAME, collaborators: ['Tomas'] };
  expect(describeLastEdit(shared, NOW, serverDateFormat)).toBe('Edited 1 day ago by Tomas');
  expect(describeLastEdit({ ...shared, editedBy: null }, NOW, serverDateFormat)).toBe('Edited 1 day ago');
  expect(describeLastEdit(GAME, NOW, serverDateFormat)).toBe('Edited 1 day ago');
});

it('knows whether the user has published a game', () => {
  const load = (...games: CreatorGame[]) => ({ kind: 'ready', games, trash: [] }) as const;
  expect(hasPublishedGame(load({ ...GAME, release: null }, GAME))).toBe(true);
  expect(hasPublishedGame(load({ ...GAME, release: null }, { ...GAME, role: 'editor' }))).toBe(false);
  expect(hasPublishedGame({ kind: 'loading' })).toBe(false);
});

it('[DG-06:part] offers the starters and the blank game as parents, and any other game by its address', () => {
  const card = (gameSlug: string, creator: string, tags = ['starter', 'co-op']): GameCard => ({
    _id: gameSlug,
    gameSlug,
    title: gameSlug.toUpperCase(),
    cover: null,
    creator,
    playing: 0,
    plays: 0,
    tags,
    hasTouchControls: true,
    needsLogin: false,
  });
  const templates = {
    starters: listStarterTemplates([
      card('arena', 'Playloom'),
      card('blob', 'Playloom', ['starter', 'eat and grow', 'everyone for themselves']),
      card('skyline', 'Playloom', ['starter', 'race', 'platformer', 'city']),
    ]),
    others: [card('moat', 'ida')],
  };
  expect(templates.starters.map(({ slug, note }) => [slug, note])).toEqual([
    ['arena', 'co-op'],
    ['blob', 'eat and grow'],
    ['skyline', 'race, platformer'],
    ['blank', 'A garden and one hero'],
  ]);
  expect(findGameTemplate(templates, 'moat')).toMatchObject({ title: 'MOAT', note: 'by ida' });
  expect(findGameTemplate(templates, 'unlisted')).toMatchObject({ slug: 'unlisted' });
});
