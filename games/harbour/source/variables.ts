import type { GameInput } from '@playloom/game-format';
import { errandIds, getErrandVariable } from './errands.ts';
import { fishingRegions } from './places.ts';
import { packVariable, savedPackVariables } from './shared/savedPack.ts';

/** Errands and counters are saved for each player. All other variables last as long as the room. */
export const variables: GameInput['variables'] = {
  global: {
    ...packVariable,
    day: { name: 'Day', type: 'number', initial: 0 },
    'day-seconds': { name: 'Length of a day', type: 'number', initial: 360 },
    special: { name: 'Errand that pays double today', type: 'text', initial: '' },
    'fish-price': { name: 'Coins for a pilchard', type: 'number', initial: 2 },
    'cat-friend': { name: 'Unit the cat follows', type: 'unit', isPublic: false },
    spots: { name: 'Fishing spots', type: 'list', initial: fishingRegions, isPublic: false },
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
    mornings: { name: 'Days played', type: 'number', initial: 0, isPublic: false },
    line: { name: 'Fishing line: 0 in, 1 out, 2 bite', type: 'number', initial: 0, isPublic: false },
    'log-open': { name: 'Log is open', type: 'boolean', initial: false, isPublic: false },
    task: { name: 'Task of a bot', type: 'text', initial: '', isPublic: false },
    goal: { name: 'Goal of a bot', type: 'position', isPublic: false },
    turn: { name: 'Turns of a bot', type: 'number', initial: 0, isPublic: false },
    pace: { name: 'Slowness of a bot today', type: 'number', initial: 1, isPublic: false },
    'rest-until': { name: 'A bot rests until', type: 'number', initial: 0, isPublic: false },
    'task-until': { name: 'A bot gives up at', type: 'number', initial: 0, isPublic: false },
  },
};
