import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const isKeyDown = defineValue({
  name: 'isKeyDown',
  category: 'players',
  sentence: '{player} holds down {key}',
  help: 'Whether a player holds a key or mouse button down now.',
  params: { player: param('player'), key: param('key') },
  returns: 'boolean',
  example: { get: 'isKeyDown', player: { get: 'triggeringPlayer' }, key: 'space' },
});
