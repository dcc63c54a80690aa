import type { DraftGame } from '@playloom/draft';
import { type JsonObject, parseGame } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../history/runCommand.ts';
import { parseRuleClip, serializeRuleClip } from './clipRules.ts';
import { findQuickFixes } from './findQuickFixes.ts';
import { insertLines, setSlotValue } from './lineCommands.ts';
import { readLineSentence } from './readLineSentence.ts';
import { listSlots } from './readSentence.ts';
import { addRule } from './ruleCommands.ts';
import {
  EXAMPLE_RULE,
  findLineAt,
  openExampleEditor,
  listRuleProblems,
  readExampleRules,
  readExampleTree,
} from './testing/openExampleEditor.ts';

describe('the clipboard', () => {
  it('[ED-06:part] copies lines and rules to another game, matching objects by name', () => {
    const editor = openExampleEditor();
    const game = editor.game.get();
    const text = serializeRuleClip(game, 'actions', [
      { do: 'createUnit', unitType: 'wolf', position: { get: 'centerOf', region: 'gate' } },
    ]);
    const other = parseGame({
      format: 1,
      settings: { title: 'Other' },
      types: { units: { beast: { name: 'Wolf' } } },
    });
    if (!other.ok) throw new Error('no game');
    const clip = parseRuleClip(other.value as DraftGame, text);
    expect(clip).toMatchObject({
      ok: true,
      value: { items: [{ unitType: 'beast', position: { region: 'gate' } }] },
    });
    const rule = serializeRuleClip(game, 'rules', [EXAMPLE_RULE]);
    const read = parseRuleClip(game, rule);
    if (!read.ok) throw new Error(read.error);
    runCommand(editor, addRule(game, read.value.items[0] as JsonObject).command);
    expect(listRuleProblems(readExampleRules(editor))).toEqual([]);
  });

  const mark = (body: JsonObject) => JSON.stringify({ 'playloom-rules': 1, ...body });
  const deep = () => {
    let json = '{"do":"stopRule"}';
    for (let i = 0; i < 400; i += 1) json = `{"do":"ifThen","condition":true,"then":[${json}]}`;
    return `{"playloom-rules":1,"kind":"actions","items":[${json}]}`;
  };
  it.each([
    ['words', 'hello'],
    ['incomplete JSON', '{"playloom-rules":1,'],
    ['a number', '5'],
    ['no items', mark({ kind: 'actions', items: [] })],
    ['items that are not a list', mark({ kind: 'actions', items: 'x' })],
    ['an unknown kind', mark({ kind: 'spells', items: [{ do: 'wait' }] })],
    ['an unknown action', mark({ kind: 'actions', items: [{ do: 'explode' }] })],
    ['a method of every object', mark({ kind: 'actions', items: [{ do: 'constructor' }] })],
    ['a foreign field', mark({ kind: 'actions', items: [{ do: 'wait', '~': 'a0' }] })],
    ['an action that is a string', mark({ kind: 'actions', items: ['wait'] })],
    ['a rule without a trigger', mark({ kind: 'rules', items: [{ name: 'x', do: [] }] })],
    ['a rule with a strange part', mark({ kind: 'rules', items: [{ ...EXAMPLE_RULE, evil: 1 }] })],
    ['an unknown value', mark({ kind: 'conditions', items: [{ get: 'isRaining' }] })],
    ['data nested too deeply', deep()],
  ])('[ED-06:part] rejects %s', (_, text) => {
    expect(parseRuleClip(openExampleEditor().game.get(), text).ok).toBe(false);
  });

  it('[ED-06:part] accepts unknown references, which become problems with fixes', () => {
    const editor = openExampleEditor([EXAMPLE_RULE]);
    const text = mark({ kind: 'actions', items: [{ do: 'playSound', sound: 'bel' }] });
    const clip = parseRuleClip(editor.game.get(), text);
    if (!clip.ok) throw new Error(clip.error);
    const { tree } = readExampleTree(editor);
    runCommand(editor, insertLines(editor, tree, [...tree.path, 'do'], null, clip.value.items).command);
    const [problem] = listRuleProblems(readExampleRules(editor));
    expect(problem).toMatchObject({ code: 'unknown-reference', path: 'rules[1].do[3].sound' });
    const line = findLineAt(editor, 'do[3]');
    const found = { code: problem!.code, at: [...line.path, 'sound'] };
    const fixes = findQuickFixes(
      editor,
      readExampleTree(editor).tree,
      line,
      readLineSentence(editor.game.get(), line),
      found,
    );
    expect(fixes.map(({ label }) => label)).toEqual(['Use Bell', 'Create Bel', 'Delete line']);
    runCommand(editor, fixes[0]!.command);
    expect(listRuleProblems(readExampleRules(editor))).toEqual([]);
  });
});

describe('fixes', () => {
  it('[ED-06:part] insert obvious values and clamp numbers', () => {
    const editor = openExampleEditor([EXAMPLE_RULE]);
    const { tree } = readExampleTree(editor);
    runCommand(editor, setSlotValue(tree, findLineAt(editor, 'do[0]'), ['target'], undefined)!);
    const heal = findLineAt(editor, 'do[0]');
    const parts = readLineSentence(editor.game.get(), heal);
    expect(listSlots(parts).find(({ isEmpty }) => isEmpty)?.at).toEqual(['target']);
    const missing = { code: 'missing-parameter', at: [...heal.path, 'target'] } as const;
    const [use] = findQuickFixes(editor, readExampleTree(editor).tree, heal, parts, missing);
    expect(use?.label).toBe('Use the triggering unit');
    runCommand(
      editor,
      setSlotValue(readExampleTree(editor).tree, findLineAt(editor, 'do[2]'), ['seconds'], -4)!,
    );
    const wait = findLineAt(editor, 'do[2]');
    const range = { code: 'out-of-range', at: [...wait.path, 'seconds'] } as const;
    const fixes = findQuickFixes(
      editor,
      readExampleTree(editor).tree,
      wait,
      readLineSentence(editor.game.get(), wait),
      range,
    );
    expect(fixes[0]?.label).toBe('Use 0');
  });
});
