import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const isSignedIn = defineValue({
  name: 'isSignedIn',
  category: 'players',
  sentence: '{player} is signed in',
  help: 'Whether a player has an account rather than playing as a guest.',
  params: { player: param('player') },
  returns: 'boolean',
  example: { get: 'isSignedIn', player: { get: 'triggeringPlayer' } },
});
