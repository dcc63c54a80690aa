import type { Action, Expression, GameInput } from '@playloom/game-format';
import { attacker } from './expressions.ts';
import { joinText, thisUnit } from '../../../../tools/games/kit/expressions.ts';

type Rules = NonNullable<GameInput['rules']>;

/** A player who knocks out this many others in a row gets a bounty. */
const ON_A_ROLL = 3;
const SPLAT_CORAL = 127;
const SPLAT_SKY = 128;

const victimPlayer: Expression = { get: 'ownerOf', entity: thisUnit };
const victimName: Expression = { get: 'nameOfUnit', unit: thisUnit };
const place: Expression = { get: 'positionOf', entity: thisUnit };
const winnerPlayer: Expression = { get: 'ownerOf', entity: attacker };
const winnerName: Expression = { get: 'nameOfUnit', unit: attacker };
const winnerTeam: Expression = { get: 'teamOf', entity: attacker };

function streakOf(player: Expression): Expression {
  return { get: 'playerVariable', player, variable: 'streak' };
}

const countThePoint: readonly Action[] = [
  { do: 'changeScore', player: winnerPlayer },
  { do: 'changeTeamScore', team: winnerTeam },
  { do: 'changePlayerVariable', player: winnerPlayer, variable: 'streak' },
  { do: 'changePlayerVariable', player: winnerPlayer, variable: 'defeats' },
  {
    do: 'setPlayerVariable',
    player: winnerPlayer,
    variable: 'best-streak',
    value: {
      get: 'larger',
      a: streakOf(winnerPlayer),
      b: { get: 'playerVariable', player: winnerPlayer, variable: 'best-streak' },
    },
  },
  { do: 'showFloatingText', text: '+1', position: place, color: '#ffd84a' },
  { do: 'playSound', sound: 'point', player: winnerPlayer },
  { do: 'showMessageTo', player: winnerPlayer, text: joinText('You knocked out ', victimName), seconds: 1.5 },
];

const collectBounty: Action = {
  do: 'ifThen',
  condition: { get: 'isAtLeast', a: streakOf(victimPlayer), b: ON_A_ROLL },
  then: [
    { do: 'changeTeamScore', team: winnerTeam },
    { do: 'changePlayerVariable', player: winnerPlayer, variable: 'bounties' },
    { do: 'showFloatingText', text: 'Bounty +1', position: place, color: '#ff9d3c' },
    {
      do: 'showMessage',
      text: joinText(winnerName, ' stopped ', victimName, ' and takes the bounty!'),
      seconds: 2.5,
    },
  ],
};

const startRoll: Action = {
  do: 'ifThen',
  condition: { get: 'isEqual', a: streakOf(winnerPlayer), b: ON_A_ROLL },
  then: [
    { do: 'startEffect', entity: attacker, effect: 'bounty' },
    { do: 'showMessage', text: joinText(winnerName, ' is on a roll! There is a bounty now.'), seconds: 2.5 },
    { do: 'playSoundAt', sound: 'roll', position: { get: 'positionOf', entity: attacker } },
  ],
};

export const knockoutRules: Rules = [
  {
    id: 'defeat',
    name: 'A knockout',
    group: 'Knockouts',
    comment: 'The attacker and their team get a point. The team gets a second point if there was a bounty.',
    when: { when: 'unitDies' },
    do: [
      { do: 'dropItem', unit: thisUnit },
      {
        do: 'ifThen',
        condition: {
          get: 'and',
          a: { get: 'isRoundRunning' },
          b: {
            get: 'and',
            a: { get: 'not', value: { get: 'isNothing', value: attacker } },
            b: { get: 'areHostile', a: attacker, b: thisUnit },
          },
        },
        then: [...countThePoint, collectBounty, startRoll, { do: 'sendEvent', event: 'point' }],
      },
      { do: 'setPlayerVariable', player: victimPlayer, variable: 'streak', value: 0 },
      { do: 'stopEffect', entity: thisUnit, effect: 'bounty' },
      {
        do: 'setTile',
        layer: 'splats',
        position: place,
        tile: {
          get: 'chooseValue',
          condition: { get: 'isEqual', a: { get: 'teamOf', entity: thisUnit }, b: 'copper' },
          yes: SPLAT_CORAL,
          no: SPLAT_SKY,
        },
      },
    ],
  },
];
