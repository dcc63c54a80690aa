import type { GameInput } from '@playloom/game-format';
import { packVariable, savedPackVariables } from '../../harbour/source/shared/savedPack.ts';
import { clues, digIds } from './places.ts';

/** Coins and saved items are shared with the other map. The island adds its own counters. */
export const variables: GameInput['variables'] = {
  global: {
    ...packVariable,
    'tide-seconds': { name: 'Length of a tide', type: 'number', initial: 300 },
    treasure: { name: 'Cross with the key', type: 'text', initial: 'dig-1', isPublic: false },
    crosses: { name: 'Crosses', type: 'list', initial: digIds, isPublic: false },
    clues: { name: 'Clues', type: 'record', initial: clues, isPublic: false },
    dug: { name: 'Holes, and when they fill', type: 'record', initial: {}, isPublic: false },
  },
  player: {
    ...savedPackVariables,
    'best-day': { name: 'Most coins in a tide', type: 'number', initial: 0, isSaved: true },
    'chests-opened': { name: 'Chests opened', type: 'number', initial: 0, isSaved: true },
    'fish-caught': { name: 'Fish caught', type: 'number', initial: 0, isSaved: true },
    'near-cross': { name: 'Nearest cross', type: 'prop', isPublic: false },
    'cross-distance': { name: 'Distance of that cross', type: 'number', initial: 0, isPublic: false },
    digging: { name: 'Cross being dug up', type: 'prop', isPublic: false },
    line: { name: 'Fishing line: 0 in, 1 out, 2 bite', type: 'number', initial: 0, isPublic: false },
    task: { name: 'Task of a bot', type: 'text', initial: '', isPublic: false },
    goal: { name: 'Goal of a bot', type: 'position', isPublic: false },
    'goal-name': { name: 'Region of a bot’s goal', type: 'text', initial: '', isPublic: false },
    turn: { name: 'Turns of a bot', type: 'number', initial: 0, isPublic: false },
    pace: { name: 'Slowness of a bot today', type: 'number', initial: 1, isPublic: false },
    'rest-until': { name: 'A bot rests until', type: 'number', initial: 0, isPublic: false },
    'task-until': { name: 'A bot gives up at', type: 'number', initial: 0, isPublic: false },
  },
};
