import type { Creation, GameCard } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { describeEdit, describeEditTime, describeRelease } from './describeCreation.ts';
import { findGameTemplate, listStarterTemplates } from './GameTemplate.ts';

const NOW = Date.parse('2026-11-15T12:00:00.000Z');
const GAME: Creation = {
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

it('describes the live version and unpublished changes', () => {
  expect(describeRelease(GAME)).toBe('Version 38 is live, with unpublished changes');
  expect(describeRelease({ ...GAME, hasChanges: false })).toBe('Version 38 is live');
  expect(describeRelease({ ...GAME, release: null })).toBe('Never published');
  const shared = { ...GAME, collaborators: ['Tomas'] };
  expect(describeEdit(shared, NOW)).toBe('Edited yesterday by Tomas');
  expect(describeEdit({ ...shared, editedBy: null }, NOW)).toBe('Edited yesterday');
  expect(describeEdit(GAME, NOW)).toBe('Edited yesterday');
});

it.each([
  ['2026-11-15T11:59:40.000Z', 'just now'],
  ['2026-11-15T11:59:00.000Z', '1 minute ago'],
  ['2026-11-15T09:00:00.000Z', '3 hours ago'],
  ['2026-11-06T12:00:00.000Z', 'Nov 6'],
  ['2025-11-06T12:00:00.000Z', 'Nov 6, 2025'],
])('%s is %s', (moment, words) => expect(describeEditTime(moment, NOW)).toBe(words));

it('[DG-06:part] offers the starters and the blank game as parents, and any other game by its address', () => {
  const card = (gameSlug: string, creator: string): GameCard => ({
    _id: gameSlug,
    gameSlug,
    title: gameSlug.toUpperCase(),
    cover: null,
    creator,
    playing: 0,
    plays: 0,
    tags: ['starter', 'co-op'],
    hasTouchControls: true,
    needsLogin: false,
  });
  const templates = {
    starters: listStarterTemplates([card('arena', 'Playloom')]),
    others: [card('moat', 'ida')],
  };
  expect(templates.starters.map(({ slug, note }) => [slug, note])).toEqual([
    ['arena', 'co-op'],
    ['blank', 'A garden and one hero'],
  ]);
  expect(findGameTemplate(templates, 'moat')).toMatchObject({ title: 'MOAT', note: 'by ida' });
  expect(findGameTemplate(templates, 'unlisted')).toMatchObject({ slug: 'unlisted' });
});
