import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const isSignedIn = defineValue({
  name: 'isSignedIn',
  category: 'players',
  sentence: '{player} is logged in',
  help: 'Whether a player has an account and isn’t a guest.',
  params: { player: param('player') },
  returns: 'boolean',
  example: { get: 'isSignedIn', player: { get: 'triggeringPlayer' } },
});
