import { type DraftEdit, readDraftGame, readPart } from '@playloom/draft';
import { expect, it } from 'vitest';
import { runCommand } from '../history/runCommand.ts';
import { openExampleEditor } from '../rules/testing/openExampleEditor.ts';
import { convertProblemPath } from './convertProblemPath.ts';
import { findLocationOfPath } from './findLocationOfPath.ts';

it('knows the location of a problem', () => {
  const editor = openExampleEditor();
  const value = {
    id: 'r9',
    name: 'R',
    when: { when: 'playerJoins' },
    if: [],
    do: [{ do: 'wait', seconds: 1 }],
  };
  const edits: DraftEdit[] = [{ kind: 'insert', path: ['rules'], key: 'r9', value }];
  runCommand(editor, { label: 'Add a rule', edits });
  const index = readDraftGame(editor.draft).rules.findIndex(({ id }) => id === 'r9');
  const path = convertProblemPath(editor.draft, `rules[${index}].do[0].seconds`);
  expect(readPart(editor.draft, path)).toBe(1);
  expect(findLocationOfPath(editor.game.get(), path)).toMatchObject({ kind: 'rules', rule: 'r9' });
  expect(convertProblemPath(editor.draft, 'data.defaultData["a b"].x')).toEqual([
    'data',
    'defaultData',
    'a b',
    'x',
  ]);
});
