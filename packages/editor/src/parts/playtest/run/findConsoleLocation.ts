import {
  type Editor,
  type EditorLocation,
  findLocationOfPath,
  convertProblemPath,
} from '@playloom/editor-core';

const SCRIPT_PLACE = /^([^/]+)\/(.+?)(?::(\d+))?$/;

/**
 * Finds the location of a console entry from a path such as `rules[3].do[1]` or `score/main.ts:14`; null if it has
 * none.
 */
export function findConsoleLocation(editor: Editor, id: string, place: string): EditorLocation | null {
  if (place === '') return null;
  if (!id.startsWith('script-'))
    return findLocationOfPath(editor.game.get(), convertProblemPath(editor.draft, place));
  const [, script, file, line] = SCRIPT_PLACE.exec(place) ?? [];
  if (script === undefined || file === undefined) {
    const first = Object.keys(editor.game.get().scripts[place]?.files ?? {})[0];
    return first === undefined ? null : { kind: 'script', script: place, file: first };
  }
  return line === undefined
    ? { kind: 'script', script, file }
    : { kind: 'script', script, file, line: Number(line) };
}
