import type { GameInput } from '@playloom/game-format';
import { pinchRules } from '../../../harbour/source/shared/crabRules.ts';
import {
  callRule,
  assignPlayerVariable,
  messagePlayer,
  playerUnit,
  ifThenElse,
} from '../../../harbour/source/shared/expressions.ts';
import { negate, player } from '../../../../tools/games/kit/expressions.ts';

type Rules = NonNullable<GameInput['rules']>;

const SHELLS_AT_ONCE = 9;

export const islandRules: Rules = [
  ...pinchRules,
  {
    id: 'welcome',
    name: 'Welcome',
    group: 'Island',
    when: { when: 'playerJoins' },
    do: [
      ifThenElse(
        { get: 'isBot', player },
        [
          { do: 'giveItem', unit: playerUnit, itemType: 'broom' },
          { do: 'giveItem', unit: playerUnit, itemType: 'lantern' },
        ],
        [
          { do: 'playMusic', sound: 'calm', player },
          { do: 'setScreenText', text: 'Coins: 0', place: 'right', player },
          { do: 'wait', seconds: 1 },
          callRule('refresh-log'),
          messagePlayer('Everything you find here comes home with you.', 5),
        ],
      ),
    ],
  },
  {
    id: 'shells-wash-up',
    name: 'Shells wash up',
    group: 'Island',
    when: { when: 'everySeconds', seconds: 3 },
    if: [
      {
        get: 'isLess',
        a: { get: 'listLength', list: { get: 'itemsInRegion', region: 'shore' } },
        b: SHELLS_AT_ONCE,
      },
    ],
    do: [{ do: 'createItem', itemType: 'shell', position: { get: 'randomPositionIn', region: 'shore' } }],
  },
  {
    id: 'row-home',
    name: 'Row home to the bay',
    group: 'Boat',
    comment: 'Saves the pack first, so that its contents are there on the other map.',
    when: { when: 'ruleIsRun' },
    if: [negate({ get: 'isBot', player })],
    do: [
      callRule('keep-pack'),
      messagePlayer('You row home to Pilchard Bay.', 3),
      { do: 'playSound', sound: 'splash', player },
      assignPlayerVariable('line', 0),
      { do: 'sendPlayerToMap', player, map: 'harbour' },
    ],
  },
];
