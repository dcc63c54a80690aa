import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const isBot = defineValue({
  name: 'isBot',
  category: 'players',
  sentence: '{player} is a bot',
  help: 'Whether the computer controls this player.',
  params: { player: param('player') },
  returns: 'boolean',
  example: { get: 'isBot', player: { get: 'triggeringPlayer' } },
});
