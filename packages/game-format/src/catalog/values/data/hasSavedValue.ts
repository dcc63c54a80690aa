import { defineValue } from '../../entry/defineEntry.ts';
import { choiceParam, param } from '../../entry/params.ts';

export const hasSavedValue = defineValue({
  name: 'hasSavedValue',
  category: 'data',
  sentence: '{player} has a saved {key} in this {scope}',
  help: 'Whether a player has a saved value with this name.',
  params: { player: param('player'), key: param('text'), scope: choiceParam(['game', 'world'], 'game') },
  returns: 'boolean',
  example: { get: 'hasSavedValue', player: { get: 'triggeringPlayer' }, key: 'quest' },
});
