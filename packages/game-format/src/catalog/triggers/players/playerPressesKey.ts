import { defineTrigger } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const playerPressesKey = defineTrigger({
  name: 'playerPressesKey',
  category: 'players',
  sentence: 'A player presses {key}',
  help: 'Fires when a player presses a key or mouse button in the game.',
  params: { key: param('key') },
  provides: { triggeringPlayer: 'player', triggeringUnit: 'unit', pressedKey: 'key' },
  example: { when: 'playerPressesKey', key: 'e' },
});
