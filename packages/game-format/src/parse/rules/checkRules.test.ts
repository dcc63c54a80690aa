import { describe, expect, it } from 'vitest';
import { exampleGame } from '../../example/exampleGame.ts';
import type { Json } from '../../json/Json.ts';
import { RULE_NODES_MAX } from '../../document/limits.ts';
import { parseGame } from '../parseGame.ts';

const U = { get: 'triggeringUnit' };

function problemsOf(rule: { [part: string]: Json }) {
  const game = exampleGame();
  const answer = parseGame({
    ...game,
    rules: [...game.rules!, { id: 'tested', name: 'Tested', when: { when: 'unitDies' }, ...rule }],
  });
  return answer.ok ? [] : answer.error;
}

const misfits: [what: string, rule: { [part: string]: Json }, path: string, code: string, message: string][] =
  [
    [
      'a value of the wrong type',
      { do: [{ do: 'ifThen', condition: true, then: [{ do: 'dealDamage', target: U, amount: U }] }] },
      'rules[1].do[0].then[0].amount',
      'does-not-fit',
      '“Deal damage” needs a number for “amount”, but this is a unit.',
    ],
    [
      'an unknown action',
      { do: [{ do: 'dealDmg', target: U }] },
      'rules[1].do[0]',
      'unknown-entry',
      'There is no action called “dealDmg”.',
    ],
    [
      'an action named like a method of every object',
      { do: [{ do: 'toString' }] },
      'rules[1].do[0]',
      'unknown-entry',
      'There is no action called “toString”.',
    ],
    [
      'an unknown value',
      { if: [{ get: 'isRaining' }] },
      'rules[1].if[0]',
      'unknown-entry',
      'There is no value called “isRaining”.',
    ],
    [
      'an unknown trigger',
      { when: { when: 'unitDances' } },
      'rules[1].when',
      'unknown-entry',
      'There is no trigger called “unitDances”.',
    ],
    [
      'a missing parameter',
      { do: [{ do: 'heal', amount: 5 }] },
      'rules[1].do[0].target',
      'missing-parameter',
      '“Heal” needs a value for “target”.',
    ],
    [
      'an unknown parameter of an action',
      { do: [{ do: 'heal', target: U, speed: 5 }] },
      'rules[1].do[0].speed',
      'unknown-parameter',
      '“Heal” has no parameter called “speed”.',
    ],
    [
      'an unknown parameter of a value',
      { do: [{ do: 'heal', target: { get: 'triggeringUnit', of: 1 } }] },
      'rules[1].do[0].target.of',
      'unknown-parameter',
      '“Triggering unit” has no parameter called “of”.',
    ],
    [
      'an unknown filter',
      { when: { when: 'unitDies', region: 'gate' } },
      'rules[1].when.region',
      'unknown-parameter',
      '“Unit dies” has no parameter called “region”.',
    ],
    [
      'a filter that is known only while the game runs',
      { when: { when: 'unitDies', unitType: { get: 'typeOfUnit', unit: U } } },
      'rules[1].when.unitType',
      'does-not-fit',
      '“Unit dies” needs a unit type for “unit type”, but this is a value that is known only while the game runs.',
    ],
    [
      'an id that does not exist',
      { do: [{ do: 'createUnit', unitType: 'dragon', position: { get: 'point' } }] },
      'rules[1].do[0].unitType',
      'unknown-reference',
      'This refers to a unit type with the ID “dragon”, but the game doesn’t have one.',
    ],
    [
      'a number out of range',
      { do: [{ do: 'wait', seconds: -1 }] },
      'rules[1].do[0].seconds',
      'out-of-range',
      '“Wait” needs a number of at least 0 for “seconds”.',
    ],
    [
      'an unknown choice',
      { do: [{ do: 'setBehaviour', unit: U, behaviour: 'sing' }] },
      'rules[1].do[0].behaviour',
      'does-not-fit',
      '“Set behavior” needs one of stand, wander, chase, flee, guard, follow, none for “behavior”.',
    ],
    [
      'a value that the trigger does not provide',
      { do: [{ do: 'sendChat', text: { get: 'chatText' } }] },
      'rules[1].do[0].text',
      'not-available-here',
      'You can’t use “the chat message” here: this rule’s trigger doesn’t provide it.',
    ],
    [
      'the unit of a loop outside the loop',
      { do: [{ do: 'heal', target: { get: 'eachUnit' } }] },
      'rules[1].do[0].target',
      'not-available-here',
      'You can’t use “this unit” here: it only works inside a loop that provides it.',
    ],
    [
      'stopping a loop outside one',
      { do: [{ do: 'stopLoop' }] },
      'rules[1].do[0]',
      'not-available-here',
      '“Stop loop” only works inside a loop.',
    ],
    [
      'stopping a loop in actions that run later',
      { do: [{ do: 'repeat', actions: [{ do: 'runLater', actions: [{ do: 'stopLoop' }] }] }] },
      'rules[1].do[0].actions[0].actions[0]',
      'not-available-here',
      '“Stop loop” only works inside a loop.',
    ],
    [
      'a value that does not fit its variable',
      { do: [{ do: 'setVariable', variable: 'gold', value: 'much' }] },
      'rules[1].do[0].value',
      'does-not-fit',
      '“Set variable” needs a number for “value”, but this is text.',
    ],
    [
      'a variable that does not fit',
      { do: [{ do: 'heal', target: { get: 'variable', variable: 'gold' } }] },
      'rules[1].do[0].target',
      'does-not-fit',
      '“Heal” needs a unit, item, projectile, or prop for “target”, but this is a number.',
    ],
    [
      'a condition that is not true or false',
      { if: [3] },
      'rules[1].if[0]',
      'does-not-fit',
      '“If” needs yes or no for “condition”, but this is a number.',
    ],
    [
      'a block that is not a list',
      { do: [{ do: 'repeat', actions: { do: 'stopRule' } }] },
      'rules[1].do[0].actions',
      'does-not-fit',
      '“Repeat” needs a list of actions for “actions”.',
    ],
    [
      'a list instead of a value',
      { do: [{ do: 'wait', seconds: [1] }] },
      'rules[1].do[0].seconds',
      'does-not-fit',
      '“Wait” needs a number for “seconds”, but this is a list of actions.',
    ],
    [
      'null instead of a number',
      { do: [{ do: 'wait', seconds: null }] },
      'rules[1].do[0].seconds',
      'does-not-fit',
      '“Wait” needs a number for “seconds”, but this is empty.',
    ],
    [
      'an invalid action inside a block',
      { do: [{ do: 'repeat', actions: [7] }] },
      'rules[1].do[0].actions[0]',
      'unknown-entry',
      'An action needs a “do” field with the action’s name.',
    ],
  ];

describe('checkRules', () => {
  it.each(misfits)('reports %s with its path', (_, rule, path, code, message) => {
    expect(problemsOf(rule)).toEqual([{ path, code, message }]);
  });

  it('lets loops inside loops use the values of both', () => {
    const inner = {
      do: 'orderAttack',
      unit: { get: 'eachUnit' },
      target: { get: 'unitOf', player: { get: 'eachPlayer' } },
    };
    const middle = { do: 'forEachUnit', units: { get: 'allUnits' }, actions: [inner, { do: 'stopLoop' }] };
    expect(
      problemsOf({ do: [{ do: 'forEachPlayer', players: { get: 'allPlayers' }, actions: [middle] }] }),
    ).toEqual([]);
  });

  it('turns numbers into text and accepts null for a unit', () => {
    expect(
      problemsOf({
        do: [
          { do: 'sendChat', text: 12 },
          { do: 'heal', target: null },
        ],
      }),
    ).toEqual([]);
  });

  it('lets a rule that others run use any value of a trigger', () => {
    const use = { do: 'sendChat', text: { get: 'chatText' } };
    expect(problemsOf({ when: { when: 'ruleIsRun' }, do: [use] })).toEqual([]);
  });

  it('checks the conditions and actions of dialogues and shops', () => {
    const game = exampleGame();
    game.types!.dialogues!['greeting']!.nodes['hello']!.options![0]!.do = [{ do: 'stopLoop' }];
    game.types!.shops!['smith']!.offers![0]!.if = [{ get: 'chatText' }];
    const answer = parseGame(game);
    expect(!answer.ok && answer.error.map(({ path }) => path)).toEqual([
      'types.shops.smith.offers[0].if[0]',
      'types.dialogues.greeting.nodes.hello.options[0].do[0]',
    ]);
  });

  it('stops at too many actions', () => {
    const actions = Array.from({ length: 400 }, () => ({ do: 'stopRule' }));
    const game = exampleGame();
    const rules = Array.from({ length: RULE_NODES_MAX / 400 + 1 }, (_, index) => ({
      id: `rule-${index}`,
      name: 'Long',
      when: { when: 'gameStarts' },
      do: actions,
    }));
    const answer = parseGame({ ...game, rules });
    expect(answer).toMatchObject({ ok: false, error: [{ code: 'too-big', path: 'rules[250].do[0]' }] });
  });
});
