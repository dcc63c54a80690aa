import type { Expression, GameInput } from '@playloom/game-format';
import { joinText, thisUnit, player } from '../../../../tools/games/kit/expressions.ts';

type Rules = NonNullable<GameInput['rules']>;

/** The item that players can buy with Playloom coins. They confirm the purchase in a dialog of the site. */
const CONFETTI = '10 confetti throws';
const CONFETTI_THROWS = 10;
const CONFETTI_PRICE = 20;

const left: Expression = { get: 'playerVariable', player, variable: 'confetti' };
const place: Expression = { get: 'positionOf', entity: thisUnit };

/** Rules of a consumable item that players buy with coins. It is fun and gives no advantage in the match. */
export const shopRules: Rules = [
  {
    id: 'throw-confetti',
    name: 'Throw confetti',
    group: 'Shop',
    comment: 'The C key of every player runs this rule. Without confetti it offers some for coins.',
    when: { when: 'ruleIsRun' },
    do: [
      {
        do: 'ifThen',
        condition: { get: 'isGreater', a: left, b: 0 },
        then: [
          { do: 'changePlayerVariable', player, variable: 'confetti', amount: -1 },
          { do: 'showEffect', effect: 'confetti-throw', position: place },
          { do: 'playSoundAt', sound: 'confetti', position: place },
          {
            do: 'showFloatingText',
            text: joinText(left, ' left'),
            position: place,
            color: '#ffd84a',
          },
        ],
        else: [{ do: 'offerForCoins', player, item: CONFETTI, price: CONFETTI_PRICE }],
      },
    ],
  },
  {
    id: 'confetti-bought',
    name: 'Confetti bought',
    group: 'Shop',
    comment: 'The variable is saved, so unused throws remain for the next match.',
    when: { when: 'playerBuysForCoins', item: CONFETTI },
    do: [
      { do: 'changePlayerVariable', player, variable: 'confetti', amount: CONFETTI_THROWS },
      { do: 'showMessageTo', player, text: 'Confetti! {Press:c} to throw it.', seconds: 4 },
    ],
  },
];
