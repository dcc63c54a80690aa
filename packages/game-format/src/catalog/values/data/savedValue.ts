import { defineValue } from '../../entry/defineEntry.ts';
import { choiceParam, param } from '../../entry/params.ts';

export const savedValue = defineValue({
  name: 'savedValue',
  category: 'data',
  sentence: 'the saved {key} of {player} in this {scope}',
  help: 'A value that was saved for a player, or nothing if there isn’t one or it hasn’t loaded yet.',
  params: { player: param('player'), key: param('text'), scope: choiceParam(['game', 'world'], 'game') },
  returns: 'any',
  example: { get: 'savedValue', player: { get: 'triggeringPlayer' }, key: 'quest' },
});
