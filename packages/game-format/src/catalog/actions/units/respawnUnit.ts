import { defineAction } from '../../entry/defineEntry.ts';
import { optionalParam, param } from '../../entry/params.ts';

export const respawnUnit = defineAction({
  name: 'respawnUnit',
  category: 'units',
  sentence: 'Bring {unit} back to life at {position}',
  help: 'Brings a dead unit back with its starting attributes. Without a position, it comes back at a spawn point.',
  params: { unit: param('unit'), position: optionalParam('position') },
  example: { do: 'respawnUnit', unit: { get: 'triggeringUnit' } },
});
