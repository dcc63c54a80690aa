import type { DraftGame } from '@playloom/draft';
import { firstFileOf, FIRST_FILE } from '../code/readScriptHash.ts';
import { pathOfFile } from '../code/scriptCommands.ts';
import type { Editor } from '../Editor.ts';
import type { Place } from '../places/Place.ts';
import type { RunCommand } from './Course.ts';
import { ensureScript } from './ensureParts.ts';

/** What a new world script says until the learner changes it. */
export const TEMPLATE_WORDS = 'is here.';
const OWN_WORDS = 'joined. Catch those coins!';

const GREETING = `on('playerJoins', ({ triggeringPlayer }) => {
  messages.showMessage('Welcome, ' + players.nameOfPlayer(triggeringPlayer) + '!', 3);
});
`;

/** All code of the game without comments: what is commented out does not count. */
export function readCode(game: DraftGame): string {
  return Object.values(game.scripts)
    .flatMap(({ files }) => Object.values(files))
    .join('\n')
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
}

/** The file that learners write in; null before there is a script. */
export function placeOfScript(game: DraftGame): Extract<Place, { kind: 'script' }> | null {
  const [script, content] = Object.entries(game.scripts)[0] ?? [];
  if (script === undefined || content === undefined) return null;
  return { kind: 'script', script, file: firstFileOf(content.files) ?? FIRST_FILE };
}

/** Types code at the end of the learner's file. */
export function appendCode(editor: Editor, run: RunCommand, code: string): void {
  ensureScript(editor, run);
  const game = editor.game.get();
  const place = placeOfScript(game);
  if (place === null) return;
  const text = game.scripts[place.script]?.files[place.file] ?? '';
  const gap = text === '' || text.endsWith('\n\n') ? '' : text.endsWith('\n') ? '\n' : '\n\n';
  const path = pathOfFile(place.script, place.file);
  run({
    label: 'Write code',
    edits: [{ kind: 'type', path, at: text.length, remove: 0, insert: gap + code }],
  });
}

/** Replaces the greeting of the template, or adds one where there is none. */
export function writeWords(editor: Editor, run: RunCommand): void {
  ensureScript(editor, run);
  const game = editor.game.get();
  const place = placeOfScript(game);
  if (place === null) return;
  const text = game.scripts[place.script]?.files[place.file] ?? '';
  const at = text.indexOf(TEMPLATE_WORDS);
  if (at === -1) return appendCode(editor, run, GREETING);
  const path = pathOfFile(place.script, place.file);
  const remove = TEMPLATE_WORDS.length;
  run({ label: 'Change the words', edits: [{ kind: 'type', path, at, remove, insert: OWN_WORDS }] });
}
