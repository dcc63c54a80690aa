import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const isKeyDown = defineValue({
  name: 'isKeyDown',
  category: 'players',
  sentence: '{player} is holding down {key}',
  help: 'Whether a player is holding down a key or mouse button.',
  params: { player: param('player'), key: param('key') },
  returns: 'boolean',
  example: { get: 'isKeyDown', player: { get: 'triggeringPlayer' }, key: 'space' },
});
