import { defineValue } from '../defineEntry.ts';
import { choiceParam, numberParam, param } from '../params.ts';

export const holdsToken = defineValue({
  name: 'holdsToken',
  category: 'data',
  sentence: '{player} holds at least {amount} of the token of this {scope}',
  help: 'Whether the wallets that a signed-in player has linked hold so many of the token which the game’s web3 settings name. Balances are read when the player comes and about once a minute. False for guests, for players without a wallet, inside portals and other sites, in exported games, in test plays, and until the balance has been read.',
  params: {
    player: param('player'),
    amount: numberParam({ default: 1 }),
    scope: choiceParam(['game', 'map'], 'game'),
  },
  returns: 'boolean',
  example: { get: 'holdsToken', player: { get: 'triggeringPlayer' }, amount: 10 },
});
