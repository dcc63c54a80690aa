import { createDraftUpdate, openDraft, readPart } from '@playloom/draft';
import { exampleGame, type Json, type JsonObject, parseGame, type Problem } from '@playloom/game-format';
import * as Y from 'yjs';
import { createEditor } from '../../editor/createEditor.ts';
import type { Editor } from '../../editor/Editor.ts';
import { listLines, type RuleLine } from '../listLines.ts';
import { readRule } from '../readRule.ts';

/** A trigger with which the values of all triggers are available. */
export const OPEN_TRIGGER = { when: 'ruleIsRun' };

export function openExampleEditor(rules: readonly Json[] = []): Editor {
  const example = exampleGame();
  const parsed = parseGame({ ...example, rules: [...(example.rules as Json[]), ...rules] });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const doc = new Y.Doc();
  Y.applyUpdate(doc, createDraftUpdate(parsed.value));
  const person = { id: 'guest', name: 'Guest' };
  return createEditor({ draft: openDraft(doc), person, canEdit: true, now: () => 0 });
}

export const EXAMPLE_RULE: JsonObject = {
  id: 'tested',
  name: 'Tested',
  when: { when: 'unitDies' },
  if: [{ get: 'isAlive', unit: { get: 'attackingUnit' } }],
  do: [
    { do: 'heal', target: { get: 'attackingUnit' }, amount: 5 },
    { do: 'ifThen', condition: true, then: [{ do: 'stopRule' }], else: [{ do: 'endMatch' }] },
    { do: 'wait', seconds: 2 },
  ],
};

export function readExampleRules(editor: Editor): Json[] {
  return readPart(editor.draft, ['rules']) as unknown as Json[];
}

export function listRuleProblems(rules: readonly Json[]): readonly Problem[] {
  const answer = parseGame({ ...exampleGame(), rules });
  return answer.ok ? [] : answer.error;
}

export function readExampleTree(editor: Editor, id = 'tested') {
  const tree = readRule(editor.draft, id);
  if (tree === null) throw new Error(`no rule ${id}`);
  return { tree, lines: listLines(tree) };
}

export function findLineAt(editor: Editor, documentPath: string, id = 'tested'): RuleLine {
  const line = readExampleTree(editor, id).lines.find(
    (each) => each.documentPath === documentPath && each.kind !== 'empty',
  );
  if (line === undefined) throw new Error(`no line ${documentPath}`);
  return line;
}

export function readLastRuleActions(editor: Editor): Json[] {
  return (readExampleRules(editor).at(-1) as JsonObject)['do'] as unknown as Json[];
}
