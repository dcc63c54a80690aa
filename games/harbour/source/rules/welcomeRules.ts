import type { Expression, GameInput } from '@playloom/game-format';
import {
  loopElement,
  makeList,
  callRule,
  showSpeech,
  assignPlayerVariable,
  messagePlayer,
  playerUnit,
  ifThenElse,
} from '../shared/expressions.ts';
import { joinText, negate, player } from '../../../../tools/games/kit/expressions.ts';
import { specialGiver } from './dayRules.ts';

type Rules = NonNullable<GameInput['rules']>;

const SHELLS_AT_ONCE = 7;

function showLines(placement: string, ...lines: readonly string[]): Expression {
  return makeList(placement, ...lines);
}

/** Lines that villagers say from time to time. */
const remarks: Expression = {
  get: 'randomElement',
  list: makeList(
    showLines('baker-1', 'Fresh bread!', 'Mind the tray!', 'Still warm!'),
    showLines('master-1', 'Mind the ropes!', 'Tide is turning.', 'Ahoy!'),
    showLines('keeper-1', 'Looks like fog.', 'Ninety steps, twice a day.', 'Hmm, hmm.'),
    showLines('fisher-1', 'Shhh.', 'They are biting.', 'In my day they were bigger.'),
    showLines('marta-1', 'Hats! Rods! Bait!', 'Two coins a fish!', 'Pies, hot pies!'),
    showLines('cat-1', 'Meow.', 'Mrrp?', 'Purr.'),
  ),
};

export const welcomeRules: Rules = [
  {
    id: 'welcome',
    name: 'Welcome',
    group: 'Village',
    comment: 'Tells new players their goal. The tips of the game explain the controls. Bots get a rod.',
    when: { when: 'playerJoins' },
    do: [
      ifThenElse(
        { get: 'isBot', player },
        [{ do: 'giveItem', unit: playerUnit, itemType: 'rod' }],
        [
          { do: 'playMusic', sound: 'calm', player },
          callRule('refresh-log'),
          { do: 'setScreenText', text: 'Coins: 0', place: 'right', player },
          messagePlayer(joinText('Errands earn coins. Today ', specialGiver, ' pays double.'), 5),
        ],
      ),
    ],
  },
  {
    id: 'look-of-marta',
    name: 'Marta’s color',
    group: 'Village',
    when: { when: 'gameStarts' },
    do: [{ do: 'setTint', entity: { get: 'placedUnit', placement: 'marta-1' }, color: '#f7c9e0' }],
  },
  {
    id: 'chatter',
    name: 'Chatter',
    group: 'Village',
    when: { when: 'everySeconds', seconds: 6 },
    do: [
      {
        do: 'forEachElement',
        list: makeList(remarks),
        actions: [
          showSpeech(
            { get: 'placedUnit', placement: { get: 'listElement', list: loopElement, number: 1 } },
            { get: 'listElement', list: loopElement, number: { get: 'randomWholeNumber', from: 2, to: 4 } },
            2.5,
          ),
        ],
      },
    ],
  },
  {
    id: 'shells-wash-up',
    name: 'Shells wash up',
    group: 'Village',
    when: { when: 'everySeconds', seconds: 6 },
    if: [
      {
        get: 'isLess',
        a: { get: 'listLength', list: { get: 'itemsInRegion', region: 'beach' } },
        b: SHELLS_AT_ONCE,
      },
    ],
    do: [{ do: 'createItem', itemType: 'shell', position: { get: 'randomPositionIn', region: 'beach' } }],
  },
  {
    id: 'read-map',
    name: 'Read the treasure map',
    group: 'Boat',
    when: { when: 'ruleIsRun' },
    do: [
      messagePlayer(
        'It shows Lamp Island. On the island itself it says more: take the boat at the beach.',
        4,
      ),
    ],
  },
  {
    id: 'row-over',
    name: 'Row to Lamp Island',
    group: 'Boat',
    comment: 'Saves the pack first, so that its contents are there on the other map.',
    when: { when: 'ruleIsRun' },
    if: [negate({ get: 'isBot', player })],
    do: [
      callRule('keep-pack'),
      messagePlayer('You row to Lamp Island.', 3),
      { do: 'playSound', sound: 'splash', player },
      assignPlayerVariable('line', 0),
      { do: 'sendPlayerToMap', player, map: 'harbour-island' },
    ],
  },
];
