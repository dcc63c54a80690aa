import { defineValue } from '../defineEntry.ts';
import { choiceParam, numberParam, param } from '../params.ts';

export const holdsToken = defineValue({
  name: 'holdsToken',
  category: 'data',
  sentence: '{player} owns at least {amount} of this {scope}’s token',
  help: 'Whether the linked wallets of a logged-in player hold at least this many of the token set in the game’s web3 settings. Balances are checked when the player joins and about once a minute. False for guests, players without a wallet, on portals and other sites, in exported games, in playtests, and until the balance is known.',
  params: {
    player: param('player'),
    amount: numberParam({ default: 1 }),
    scope: choiceParam(['game', 'map'], 'game'),
  },
  returns: 'boolean',
  example: { get: 'holdsToken', player: { get: 'triggeringPlayer' }, amount: 10 },
});
