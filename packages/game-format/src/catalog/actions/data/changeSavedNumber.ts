import { defineAction } from '../../entry/defineEntry.ts';
import { choiceParam, numberParam, param } from '../../entry/params.ts';

export const changeSavedNumber = defineAction({
  name: 'changeSavedNumber',
  category: 'data',
  sentence: 'Add {amount} to the saved {key} of {player} in this {scope}',
  help: 'Adds to a saved number. If two rooms add at the same time, both amounts count.',
  params: {
    player: param('player'),
    key: param('text'),
    amount: numberParam({ default: 1 }),
    scope: choiceParam(['game', 'world'], 'game'),
  },
  example: { do: 'changeSavedNumber', player: { get: 'triggeringPlayer' }, key: 'wins', amount: 1 },
});
