import { defineAction } from '../../entry/defineEntry.ts';
import { optionalParam, param } from '../../entry/params.ts';

export const respawnUnit = defineAction({
  name: 'respawnUnit',
  category: 'units',
  sentence: 'Respawn {unit} at {position}',
  help: 'Respawns a dead unit with its starting attributes. Without a position, it respawns at a spawn point.',
  params: { unit: param('unit'), position: optionalParam('position') },
  example: { do: 'respawnUnit', unit: { get: 'triggeringUnit' } },
});
