import type { DraftGame } from '@playloom/draft';
import { findDefaultScriptFile, DEFAULT_SCRIPT_FILE } from '../../code/parseScriptHash.ts';
import { getScriptFilePath } from '../../code/scriptCommands.ts';
import type { Editor } from '../../editor/Editor.ts';
import type { EditorLocation } from '../../locations/EditorLocation.ts';
import type { RunCommand } from '../outline/Course.ts';
import { ensureScript } from './ensureParts.ts';

/** Text of the greeting in a new world script, before the learner changes it. */
export const TEMPLATE_GREETING = 'is here.';
const LEARNER_GREETING = 'joined. Catch those coins!';

const GREETING = `on('playerJoins', ({ triggeringPlayer }) => {
  messages.showMessage('Welcome, ' + players.nameOfPlayer(triggeringPlayer) + '!', 3);
});
`;

/** Returns all code of the game without comments, so that commented-out code doesn't complete a step. */
export function readCode(game: DraftGame): string {
  return Object.values(game.scripts)
    .flatMap(({ files }) => Object.values(files))
    .join('\n')
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
}

/** The file that learners write in. Null before there is a script. */
export function findCourseScript(game: DraftGame): Extract<EditorLocation, { kind: 'script' }> | null {
  const [script, content] = Object.entries(game.scripts)[0] ?? [];
  if (script === undefined || content === undefined) return null;
  return { kind: 'script', script, file: findDefaultScriptFile(content.files) ?? DEFAULT_SCRIPT_FILE };
}

/** Appends code to the learner's file. */
export function appendCode(editor: Editor, run: RunCommand, code: string): void {
  ensureScript(editor, run);
  const game = editor.game.get();
  const location = findCourseScript(game);
  if (location === null) return;
  const text = game.scripts[location.script]?.files[location.file] ?? '';
  const gap = text === '' || text.endsWith('\n\n') ? '' : text.endsWith('\n') ? '\n' : '\n\n';
  const path = getScriptFilePath(location.script, location.file);
  run({
    label: 'Write code',
    edits: [{ kind: 'type', path, at: text.length, remove: 0, insert: gap + code }],
  });
}

/** Changes the greeting of the script template, or adds a greeting if there is none. */
export function writeGreeting(editor: Editor, run: RunCommand): void {
  ensureScript(editor, run);
  const game = editor.game.get();
  const location = findCourseScript(game);
  if (location === null) return;
  const text = game.scripts[location.script]?.files[location.file] ?? '';
  const at = text.indexOf(TEMPLATE_GREETING);
  if (at === -1) return appendCode(editor, run, GREETING);
  const path = getScriptFilePath(location.script, location.file);
  const remove = TEMPLATE_GREETING.length;
  run({
    label: 'Change the greeting',
    edits: [{ kind: 'type', path, at, remove, insert: LEARNER_GREETING }],
  });
}
