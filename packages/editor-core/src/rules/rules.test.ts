import type { DraftGame } from '@playloom/draft';
import { type JsonObject, parseGame } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import type { Editor } from '../editor/Editor.ts';
import { runCommand, undo } from '../history/runCommand.ts';
import {
  addElse,
  setLineComment,
  duplicateLine,
  moveLine,
  removeLine,
  replaceEntry,
  setSlotValue,
  shiftLine,
  toggleLine,
  wrapInIf,
} from './lineCommands.ts';
import { listLikelyNextActions } from './likelyNextActions.ts';
import { findLineEntry, readLineSentence } from './readLineSentence.ts';
import { joinSentenceParts, listSlots } from './readSentence.ts';
import { duplicateRule, moveRule, removeRule, renameRule, shiftRule, toggleRule } from './ruleCommands.ts';
import { listStarterRules } from './starterRules.ts';
import { formatScriptCall } from './formatScriptCall.ts';
import {
  EXAMPLE_RULE,
  readLastRuleActions,
  findLineAt,
  openExampleEditor,
  listRuleProblems,
  readExampleRules,
  readExampleTree,
} from './testing/openExampleEditor.ts';

describe('a rule as a tree', () => {
  it('[ED-06:part] has lines with keys, keywords and blocks, and is cached until the rule changes', () => {
    const editor = openExampleEditor([EXAMPLE_RULE]);
    const { tree, lines } = readExampleTree(editor);
    expect(readExampleTree(editor).tree).toBe(tree);
    expect(
      lines.map(({ keyword, documentPath, kind, blocks }) => [keyword, kind, documentPath, blocks.length]),
    ).toEqual([
      ['When', 'when', 'when', 0],
      ['If', 'condition', 'if[0]', 0],
      ['Do', 'action', 'do[0]', 1],
      ['If', 'action', 'do[1]', 1],
      ['Do', 'action', 'do[1].then[0]', 2],
      ['Else', 'else', 'do[1].else[0]', 1],
      ['Do', 'action', 'do[1].else[0]', 2],
      ['', 'action', 'do[2]', 1],
      ['', 'empty', 'do[3]', 1],
    ]);
    runCommand(editor, toggleLine(tree, lines[2]!)!);
    expect(readExampleTree(editor).tree).not.toBe(tree);
  });

  it('[ED-06:part] reads like a sentence with names of the game', () => {
    const editor = openExampleEditor([
      {
        ...EXAMPLE_RULE,
        when: { when: 'unitTouchesUnit', unitType: 'wolf' },
        if: [],
        do: [{ do: 'giveBuff', unit: { get: 'otherUnit' }, buff: 'haste', seconds: 3 }],
      },
    ]);
    const game = editor.game.get();
    const { lines } = readExampleTree(editor);
    expect(joinSentenceParts(readLineSentence(game, lines[0]!))).toContain('Wolf touches');
    expect(joinSentenceParts(readLineSentence(game, lines[1]!))).toBe(
      'give Haste to the other unit for 3 seconds',
    );
  });

  it('shows computed numbers without rounding errors, and a unit only beside a number', () => {
    const giveBuff = { do: 'giveBuff', unit: { get: 'otherUnit' }, buff: 'haste' };
    const seconds = 0.7 * 3;
    const editor = openExampleEditor([
      {
        ...EXAMPLE_RULE,
        when: { when: 'unitTouchesUnit' },
        if: [],
        do: [{ ...giveBuff, seconds }, giveBuff],
      },
    ]);
    const read = (path: string) =>
      readLineSentence(editor.game.get(), findLineAt(editor, path))
        .map((part) => (typeof part === 'string' ? part : part.text))
        .join('');
    expect(read('do[0]')).toBe('give Haste to the other unit for 2.1 seconds');
    expect(read('do[1]')).toBe('give Haste to the other unit for seconds');
    expect(readLastRuleActions(editor)[0]).toMatchObject({ seconds });
  });

  it('[ED-06:part] names the kind of an open “other” slot', () => {
    const editor = openExampleEditor([
      { ...EXAMPLE_RULE, when: { when: 'propTouchesProp' }, if: [], do: [] },
    ]);
    const slots = listSlots(readLineSentence(editor.game.get(), findLineAt(editor, 'when')));
    expect(slots.map(({ text }) => text)).toEqual(['any prop type', 'any prop type']);
  });
});

describe('commands on lines', () => {
  const step = (editor: Editor, plan: { command: { label: string } } | null) => {
    if (plan === null) throw new Error('nothing to do');
    runCommand(editor, plan.command as never);
  };

  it('[ED-06:part] add, move, duplicate, turn off, comment, wrap and delete, each named and undoable', () => {
    const editor = openExampleEditor([EXAMPLE_RULE]);
    const before = JSON.stringify(readExampleRules(editor));
    const heal = findLineAt(editor, 'do[0]');
    const { tree, lines } = readExampleTree(editor);
    step(editor, shiftLine(editor, tree, lines, heal, 1));
    expect(readLastRuleActions(editor)).toMatchObject([
      { do: 'ifThen', then: [{ do: 'heal' }, { do: 'stopRule' }] },
      { do: 'wait' },
    ]);
    expect(undo(editor)).toBe('Move “heal” in Tested');
    expect(JSON.stringify(readExampleRules(editor))).toBe(before);

    step(editor, duplicateLine(editor, readExampleTree(editor).tree, findLineAt(editor, 'do[2]')));
    expect(readLastRuleActions(editor)).toMatchObject([{}, {}, { do: 'wait' }, { do: 'wait' }]);
    step(editor, { command: toggleLine(readExampleTree(editor).tree, findLineAt(editor, 'do[0]'))! });
    step(editor, {
      command: setLineComment(readExampleTree(editor).tree, findLineAt(editor, 'do[0]'), 'for the brave')!,
    });
    expect(readLastRuleActions(editor)[0]).toMatchObject({ isEnabled: false, comment: 'for the brave' });
    step(editor, wrapInIf(editor, readExampleTree(editor).tree, findLineAt(editor, 'do[2]')));
    expect(readLastRuleActions(editor)[2]).toEqual({ do: 'ifThen', then: [{ do: 'wait', seconds: 2 }] });
    step(editor, { command: addElse(readExampleTree(editor).tree, findLineAt(editor, 'do[2]'))! });
    expect(readLastRuleActions(editor)[2]).toHaveProperty('else', []);
    step(editor, { command: removeLine(readExampleTree(editor).tree, findLineAt(editor, 'do[1]'))! });
    expect(readLastRuleActions(editor)).toHaveLength(3);
    while (undo(editor) !== null);
    expect(JSON.stringify(readExampleRules(editor))).toBe(before);
  });

  it('[ED-06:part] move between blocks and rules, but never into themselves', () => {
    const editor = openExampleEditor([EXAMPLE_RULE, { ...EXAMPLE_RULE, id: 'second', do: [] }]);
    const { tree } = readExampleTree(editor);
    const block = findLineAt(editor, 'do[1]');
    expect(moveLine(editor, tree, block, [...block.path, 'then'], null)).toBeNull();
    expect(moveLine(editor, tree, block, [...tree.path, 'if'], null)).toBeNull();
    step(editor, moveLine(editor, tree, block, ['rules', 'second', 'do'], null));
    expect(readLastRuleActions(editor)).toMatchObject([{ do: 'ifThen', else: [{ do: 'endMatch' }] }]);
    const [, first] = readExampleRules(editor) as JsonObject[];
    expect(first!['do']).toHaveLength(2);
  });

  it('[ED-06:part] change the entry of a line and keep values that still fit', () => {
    const editor = openExampleEditor([EXAMPLE_RULE]);
    const { tree } = readExampleTree(editor);
    runCommand(
      editor,
      replaceEntry(editor.game.get(), tree, findLineAt(editor, 'do[0]'), { do: 'dealDamage' })!,
    );
    expect(readLastRuleActions(editor)[0]).toEqual({
      do: 'dealDamage',
      target: { get: 'attackingUnit' },
      amount: 5,
    });
    const next = readExampleTree(editor);
    runCommand(
      editor,
      replaceEntry(editor.game.get(), next.tree, findLineAt(editor, 'when'), { when: 'unitIsHurt' })!,
    );
    expect(findLineEntry(readExampleTree(editor).lines[0]!)?.name).toBe('unitIsHurt');
  });

  it('[ED-06:part] change a slot inside a value, and remove a condition', () => {
    const editor = openExampleEditor([EXAMPLE_RULE]);
    const condition = findLineAt(editor, 'if[0]');
    runCommand(
      editor,
      setSlotValue(readExampleTree(editor).tree, condition, ['unit'], { get: 'triggeringUnit' })!,
    );
    expect(findLineAt(editor, 'if[0]').json).toEqual({ get: 'isAlive', unit: { get: 'triggeringUnit' } });
    runCommand(
      editor,
      setSlotValue(readExampleTree(editor).tree, findLineAt(editor, 'if[0]'), [], undefined)!,
    );
    expect(readExampleTree(editor).tree.conditions).toEqual([]);
  });
});

describe('commands on rules', () => {
  it('[ED-06:part] add, rename, order, group, turn off, duplicate and delete', () => {
    const editor = openExampleEditor([EXAMPLE_RULE, { ...EXAMPLE_RULE, id: 'second', name: 'Second' }]);
    const game = () => editor.game.get();
    const ids = () => game().rules.map(({ id }) => id);
    runCommand(editor, shiftRule(game(), 'second', -1)!);
    expect(ids()).toEqual(['open-gate', 'second', 'tested']);
    expect(shiftRule(game(), 'tested', 1)).toBeNull();
    runCommand(editor, renameRule(game(), 'second', ' First ')!);
    expect(renameRule(game(), 'second', '  ')).toBeNull();
    runCommand(editor, moveRule(game(), 'tested', 'Goals', null)!);
    runCommand(editor, toggleRule(game(), 'tested'));
    expect(game().rules[2]).toMatchObject({ group: 'Goals', isEnabled: false });
    const copy = duplicateRule(game(), 'second')!;
    runCommand(editor, copy.command);
    expect(ids()).toEqual(['open-gate', 'second', copy.rule, 'tested']);
    runCommand(editor, removeRule(game(), 'second'));
    expect(ids()).toEqual(['open-gate', copy.rule, 'tested']);
    expect(listRuleProblems(readExampleRules(editor))).toEqual([]);
  });

  it('[ED-06:part] start with rules that fit any game', () => {
    const game = openExampleEditor().game.get();
    const parsed = parseGame({ format: 1, settings: { title: 'Bare' } });
    expect(parsed.ok).toBe(true);
    for (const each of [game, ...(parsed.ok ? [parsed.value as DraftGame] : [])]) {
      const rules = listStarterRules(each, 'Start').map(({ rule }, index) => ({ ...rule, id: `s${index}` }));
      expect(rules).toHaveLength(3);
      const answer = parseGame({ ...(each as unknown as JsonObject), rules });
      expect(answer.ok ? [] : answer.error).toEqual([]);
    }
  });
});

describe('next to a line', () => {
  it('[ED-06:part] shows the same in code', () => {
    expect(formatScriptCall({ do: 'heal', target: { get: 'triggeringUnit' }, amount: 5 })).toBe(
      'heal(event.triggeringUnit, 5);',
    );
    expect(formatScriptCall({ when: 'unitDies', unitType: 'wolf' })).toBe(
      "on('unitDies', { unitType: 'wolf' }, (event) => {\n  …\n});",
    );
    expect(formatScriptCall({ do: 'ifThen', condition: { get: 'isLess', a: 1, b: 2 }, then: [] })).toContain(
      'if (isLess(1, 2))',
    );
    expect(formatScriptCall({ do: 'waitUntil' })).toBeNull();
  });

  it('[ED-06:part] suggests what often comes next, in this game or in the starters', () => {
    const pair = [{ do: 'endRound' }, { do: 'startRound' }];
    const editor = openExampleEditor([{ ...EXAMPLE_RULE, do: [...pair, ...pair, ...pair] }]);
    expect(listLikelyNextActions(editor.game.get(), 'endRound')).toMatchObject([
      { entry: { name: 'startRound' }, percent: 100 },
    ]);
    expect(listLikelyNextActions(openExampleEditor().game.get(), 'showEffect').length).toBeGreaterThan(0);
  });
});
