import { defineValue } from '../../entry/defineEntry.ts';
import { choiceParam, numberParam, param } from '../../entry/params.ts';

export const holdsToken = defineValue({
  name: 'holdsToken',
  category: 'data',
  sentence: '{player} owns at least {amount} of this {scope}’s token',
  help: 'Whether a logged-in player’s linked wallets hold at least this many of the token from the game’s web3 settings. Balances are checked when the player joins and about once a minute. This is false for guests and players without a wallet, on portals and other sites, in exported games, in playtests, and until the balance is known.',
  params: {
    player: param('player'),
    amount: numberParam({ default: 1 }),
    scope: choiceParam(['game', 'map'], 'game'),
  },
  returns: 'boolean',
  example: { get: 'holdsToken', player: { get: 'triggeringPlayer' }, amount: 10 },
});
