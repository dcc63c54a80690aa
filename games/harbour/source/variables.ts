import type { GameInput } from '@playloom/game-format';
import { errandIds, getErrandVariable } from './errands.ts';
import { fishingRegions } from './places.ts';
import { packVariable, savedPackVariables } from './shared/savedPack.ts';
import { rankVariables } from './shared/rankRules.ts';

/** What the bay remembers: quests and counts are saved with the player, the rest lasts as long as the room. */
export const variables: GameInput['variables'] = {
  global: {
    ...packVariable,
    day: { name: 'Day', type: 'number', initial: 0 },
    special: { name: 'Errand that pays double today', type: 'text', initial: '' },
    'fish-price': { name: 'Coins for a pilchard', type: 'number', initial: 2 },
    'cat-friend': { name: 'Whom the cat follows', type: 'unit', isPublic: false },
    spots: { name: 'Fishing spots', type: 'list', initial: fishingRegions, isPublic: false },
    ...rankVariables,
  },
  player: {
    ...savedPackVariables,
    ...Object.fromEntries(
      errandIds.map((errand) => [
        getErrandVariable(errand),
        { name: `Errand: ${errand}`, type: 'number' as const, initial: 0, isSaved: true },
      ]),
    ),
    'crabs-chased': { name: 'Crabs chased today', type: 'number', initial: 0, isSaved: true },
    'errands-done': { name: 'Errands done', type: 'number', initial: 0, isSaved: true },
    'fish-caught': { name: 'Fish caught', type: 'number', initial: 0, isSaved: true },
    'best-day': { name: 'Most coins in a day', type: 'number', initial: 0, isSaved: true },
    mornings: { name: 'Mornings woken up to', type: 'number', initial: 0, isPublic: false },
    line: { name: 'Line: 0 in, 1 out, 2 a bite', type: 'number', initial: 0, isPublic: false },
    'log-open': { name: 'Log is open', type: 'boolean', initial: false, isPublic: false },
    task: { name: 'What a bot does', type: 'text', initial: '', isPublic: false },
    goal: { name: 'Where a bot goes', type: 'position', isPublic: false },
    turn: { name: 'Times a bot had a turn', type: 'number', initial: 0, isPublic: false },
    pace: { name: 'How slow a bot is today', type: 'number', initial: 1, isPublic: false },
    'rest-until': { name: 'A bot rests until', type: 'number', initial: 0, isPublic: false },
    'task-until': { name: 'A bot gives up at', type: 'number', initial: 0, isPublic: false },
  },
};
