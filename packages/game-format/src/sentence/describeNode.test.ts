import { describe, expect, it } from 'vitest';
import type { Action, Trigger, ValueNode } from '../rules/nodes.ts';
import { describeNode } from './describeNode.ts';
import type { SentencePart } from './SentencePart.ts';

/** Writes chosen slots as `[chosen]` and empty ones as `<empty>`. */
function write(parts: readonly SentencePart[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : part.isEmpty ? `<${part.text}>` : `[${part.text}]`))
    .join('');
}

function linesOf(node: Trigger | Action | ValueNode): string[] {
  return describeNode(node).map(
    ({ depth, keyword, parts }) => '  '.repeat(depth) + [keyword, write(parts)].filter(Boolean).join(' '),
  );
}

describe('describeNode', () => {
  it('writes an action with chosen values, default values and empty slots', () => {
    const action: Action = { do: 'dealDamage', target: { get: 'triggeringUnit' } };
    expect(linesOf(action)).toEqual(['Do Deal [10] damage to [the triggering unit], from <attacker>']);
    expect(describeNode(action)[0]?.parts).toEqual([
      'Deal ',
      { type: 'number', text: '10', isEmpty: false },
      ' damage to ',
      { type: 'unit', text: 'the triggering unit', isEmpty: false },
      ', from ',
      { type: 'unit', text: 'attacker', isEmpty: true },
    ]);
  });

  it('describes a trigger without a filter as one that fires for anything', () => {
    expect(linesOf({ when: 'unitTouchesProp', propType: 'crate' })).toEqual([
      'When <any unit type> touches [Crate]',
    ]);
  });

  it('indents the blocks of an action and marks where “else” begins', () => {
    const createChatAction = (text: string): Action => ({ do: 'sendChat', text });
    expect(
      linesOf({
        do: 'ifThen',
        condition: { get: 'isGreater', a: { get: 'variable', variable: 'gold' }, b: 3 },
        then: [{ do: 'repeat', times: 2, actions: [createChatAction('rich')] }],
        else: [createChatAction('poor')],
      }),
    ).toEqual([
      'Do If [Gold is greater than 3]',
      '  Repeat [2] times',
      '    Send [“rich”] to the chat',
      'Else',
      '  Send [“poor”] to the chat',
    ]);
  });

  it('writes literals in plain text and leaves empty slots out of inner values', () => {
    expect(
      linesOf({ get: 'listElement', number: -1, list: { get: 'listOf', first: 'a', second: 2 } }),
    ).toEqual(['element [−1] of [the list “a”, 2]']);
    expect(linesOf({ do: 'setRuleEnabled', rule: 'open-gate', isOn: false })).toEqual([
      'Do Enable the rule [Open gate]: [no]',
    ]);
  });

  it('writes numbers without rounding errors, and keeps small numbers', () => {
    const amounts = [0.7 * 3, 1 / 3, -0.1 - 0.2, 0.00012345, 1234567, 1e21];
    expect(amounts.map((seconds) => linesOf({ do: 'wait', seconds })[0])).toEqual([
      'Do Wait [2.1] seconds',
      'Do Wait [0.3333] seconds',
      'Do Wait [−0.3] seconds',
      'Do Wait [0.000123] seconds',
      'Do Wait [1234567] seconds',
      'Do Wait [1e+21] seconds',
    ]);
  });

  it('does not repeat the unit of an empty slot', () => {
    const unit: ValueNode = { get: 'eachUnit' };
    expect(linesOf({ do: 'giveBuff', buff: 'haste', unit })).toEqual([
      'Do Give [Haste] to [this unit] for <seconds>',
    ]);
    expect(linesOf({ do: 'giveBuff', buff: 'haste', unit, seconds: 2 })).toEqual([
      'Do Give [Haste] to [this unit] for [2] seconds',
    ]);
  });

  it('writes no lines for unknown entries, and unknown values by their names', () => {
    expect(linesOf({ do: 'fly' } as unknown as Action)).toEqual([]);
    expect(linesOf({ do: 'heal', target: { get: 'nobody' } } as unknown as Action)).toEqual([
      'Do Heal [nobody] by [10]',
    ]);
  });
});
