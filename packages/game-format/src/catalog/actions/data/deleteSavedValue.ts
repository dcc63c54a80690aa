import { defineAction } from '../../entry/defineEntry.ts';
import { choiceParam, param } from '../../entry/params.ts';

export const deleteSavedValue = defineAction({
  name: 'deleteSavedValue',
  category: 'data',
  sentence: 'Delete the saved {key} of {player} in this {scope}',
  help: 'Deletes one saved value.',
  params: { player: param('player'), key: param('text'), scope: choiceParam(['game', 'world'], 'game') },
  example: { do: 'deleteSavedValue', player: { get: 'triggeringPlayer' }, key: 'quest' },
});
