import { defineAction } from '../../entry/defineEntry.ts';
import { choiceParam, param } from '../../entry/params.ts';

export const saveValue = defineAction({
  name: 'saveValue',
  category: 'data',
  sentence: 'Save {value} as {key} for {player} in this {scope}',
  help: 'Saves a value for a player’s next visit, either for this game only or for all maps in its world.',
  params: {
    player: param('player'),
    key: param('text'),
    value: param('any'),
    scope: choiceParam(['game', 'world'], 'game'),
  },
  example: { do: 'saveValue', player: { get: 'triggeringPlayer' }, key: 'quest', value: 3 },
});
