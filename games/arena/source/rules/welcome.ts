import type { GameInput } from '@playloom/game-format';
import { joinText, player, thisUnit } from './expressions.ts';

type Rules = NonNullable<GameInput['rules']>;

export const welcomeRules: Rules = [
  {
    id: 'welcome',
    name: 'Welcome',
    group: 'Players',
    comment: 'The controls in two short messages: the second when the first has been read.',
    when: { when: 'playerJoins' },
    do: [
      { do: 'setPlayerVariable', player, variable: 'streak', value: 0 },
      { do: 'runRule', rule: 'show-score' },
      {
        do: 'showMessageTo',
        player,
        text: joinText(
          'You fight for ',
          { get: 'nameOfTeam', team: { get: 'teamOfPlayer', player } },
          '. Run with {move}, aim with {aim}, {press:mouse-left} to strike.',
        ),
        seconds: 6,
      },
      { do: 'wait', seconds: 6 },
      {
        do: 'showMessageTo',
        player,
        text: 'Nailers lie on the crosses by your gate. {Press:e} to change weapons, {press:r} to reload. Red barrels explode.',
        seconds: 6,
      },
    ],
  },
  {
    id: 'leaves',
    name: 'Someone leaves',
    group: 'Players',
    comment: 'Half a team may leave at once: the rest is spread anew.',
    when: { when: 'playerLeaves' },
    do: [
      { do: 'sendChat', text: joinText({ get: 'nameOfPlayer', player }, ' has left the yard.') },
      { do: 'wait', seconds: 1 },
      { do: 'balanceTeams' },
    ],
  },
  {
    id: 'changes-sides',
    name: 'Someone changes sides',
    group: 'Players',
    comment: 'Whoever balancing moved gets the unit of the new team, and is told.',
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
    name: 'Comes back',
    group: 'Players',
    when: { when: 'unitRespawns' },
    do: [{ do: 'runRule', rule: 'get-ready' }],
  },
  {
    id: 'appears',
    name: 'Appears',
    group: 'Players',
    when: { when: 'unitAppears' },
    do: [{ do: 'runRule', rule: 'get-ready' }],
  },
  {
    id: 'spends-freshness',
    name: 'Strikes while fresh',
    group: 'Players',
    comment: 'Whoever attacks can be attacked.',
    when: { when: 'unitAttacks' },
    if: [{ get: 'hasBuff', unit: thisUnit, buff: 'fresh' }],
    do: [{ do: 'removeBuff', unit: thisUnit, buff: 'fresh' }],
  },
];
