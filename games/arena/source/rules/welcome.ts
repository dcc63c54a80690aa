import type { GameInput } from '@playloom/game-format';
import { joinText, player } from '../../../../tools/games/kit/expressions.ts';

type Rules = NonNullable<GameInput['rules']>;

export const welcomeRules: Rules = [
  {
    id: 'welcome',
    name: 'Welcome',
    group: 'Players',
    comment: 'Says which team the player is in. The tips of the game explain the controls.',
    when: { when: 'playerJoins' },
    do: [
      { do: 'setPlayerVariable', player, variable: 'streak', value: 0 },
      { do: 'runRule', rule: 'show-objective' },
      {
        do: 'showMessageTo',
        player,
        text: joinText('You fight for ', { get: 'nameOfTeam', team: { get: 'teamOfPlayer', player } }, '.'),
        seconds: 4,
      },
    ],
  },
  {
    id: 'leaves',
    name: 'Someone leaves',
    group: 'Players',
    comment: 'Balances the teams, because half a team may leave at once.',
    when: { when: 'playerLeaves' },
    do: [{ do: 'wait', seconds: 1 }, { do: 'balanceTeams' }],
  },
  {
    id: 'changes-sides',
    name: 'Someone changes sides',
    group: 'Players',
    comment: 'A player who was moved to balance the teams gets the unit of the new team and a message.',
    when: { when: 'playerChangesTeam' },
    // Each team's unit has the id of the team.
    if: [
      {
        get: 'isDifferent',
        a: { get: 'typeOfUnit', unit: { get: 'unitOf', player } },
        b: { get: 'triggeringTeam' },
      },
    ],
    do: [
      { do: 'respawnPlayer', player },
      {
        do: 'showMessageTo',
        player,
        text: joinText('You fight for ', { get: 'nameOfTeam', team: { get: 'triggeringTeam' } }, ' now.'),
        seconds: 3,
      },
    ],
  },
  {
    id: 'comes-back',
    name: 'A fighter respawns',
    group: 'Players',
    when: { when: 'unitRespawns' },
    do: [{ do: 'runRule', rule: 'get-ready' }],
  },
  {
    id: 'appears',
    name: 'A fighter appears',
    group: 'Players',
    when: { when: 'unitAppears' },
    do: [{ do: 'runRule', rule: 'get-ready' }],
  },
];
