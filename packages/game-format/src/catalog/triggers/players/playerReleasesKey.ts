import { defineTrigger } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const playerReleasesKey = defineTrigger({
  name: 'playerReleasesKey',
  category: 'players',
  sentence: 'A player releases {key}',
  help: 'Fires when a player releases a key or mouse button in the game.',
  params: { key: param('key') },
  provides: { triggeringPlayer: 'player', triggeringUnit: 'unit', pressedKey: 'key' },
  example: { when: 'playerReleasesKey', key: 'space' },
});
