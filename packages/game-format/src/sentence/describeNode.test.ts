import { describe, expect, it } from 'vitest';
import type { Action, Trigger, ValueNode } from '../rules/Rule.ts';
import { describeNode } from './describeNode.ts';
import type { SentencePart } from './SentencePart.ts';

/** `[chosen]`, `<empty>`. */
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
  it('writes an action with what was chosen, what stands by itself and what is still empty', () => {
    const action: Action = { do: 'dealDamage', target: { get: 'triggeringUnit' } };
    expect(linesOf(action)).toEqual(['Do Deal [10] damage to [the triggering unit], by <attacker>']);
    expect(describeNode(action)[0]?.parts).toEqual([
      'Deal ',
      { type: 'number', text: '10', isEmpty: false },
      ' damage to ',
      { type: 'unit', text: 'the triggering unit', isEmpty: false },
      ', by ',
      { type: 'unit', text: 'attacker', isEmpty: true },
    ]);
  });

  it('says that a trigger without a filter fires for anything', () => {
    expect(linesOf({ when: 'unitTouchesProp', propType: 'crate' })).toEqual([
      'When <any unit type> touches [Crate]',
    ]);
  });

  it('indents the blocks of an action, and says where “else” begins', () => {
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
      '    Say [“rich”] in chat',
      'Else',
      '  Say [“poor”] in chat',
    ]);
  });

  it('writes literals as people do, and leaves out of inner values what nobody gave', () => {
    expect(
      linesOf({ get: 'listElement', number: -1, list: { get: 'listOf', first: 'a', second: 2 } }),
    ).toEqual(['element [−1] of [the list “a”, 2]']);
    expect(linesOf({ do: 'setRuleEnabled', rule: 'open-gate', isOn: false })).toEqual([
      'Do Set whether the rule [Open gate] is on: [no]',
    ]);
  });

  it('has no lines for what the catalog does not know, and names an unknown value as it is', () => {
    expect(linesOf({ do: 'fly' } as unknown as Action)).toEqual([]);
    expect(linesOf({ do: 'heal', target: { get: 'nobody' } } as unknown as Action)).toEqual([
      'Do Heal [nobody] by [10]',
    ]);
  });
});
