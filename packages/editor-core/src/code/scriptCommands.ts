import type { DraftEdit, DraftGame } from '@playloom/draft';
import { fail, limits, type Result, succeed } from '@playloom/game-format';
import type { Command } from '../editor/Editor.ts';
import type { EditorLocation } from '../locations/EditorLocation.ts';

/** Validates a typed file name and adds `.ts` if it is missing. Fails with the reason if the name is invalid. */
export function validateScriptFileName(typed: string, taken: Iterable<string>): Result<string, string> {
  const text = typed.trim();
  const file = text.endsWith('.ts') ? text : `${text}.ts`;
  if (!limits.SCRIPT_FILE_PATTERN.test(file)) {
    return fail(
      'Start with a lowercase letter, then use letters, numbers, -, and _ (40 characters at most).',
    );
  }
  const names = new Set(taken);
  if (names.has(file)) return fail(`${file} already exists.`);
  if (names.size >= limits.SCRIPT_FILES_MAX) {
    return fail(`A script can have at most ${limits.SCRIPT_FILES_MAX} files.`);
  }
  return succeed(file);
}

export function addScript(
  id: string,
  script: { readonly name: string; readonly files: { readonly [file: string]: string } },
  usedBy: readonly ScriptUse[] = [],
): Command {
  const uses = usedBy.map((use): DraftEdit => ({
    kind: 'set',
    path: ['types', use.of, use.id, 'script'],
    value: id,
  }));
  return {
    label: `Add script ${script.name}`,
    edits: [{ kind: 'insert', path: ['scripts'], key: id, value: script }, ...uses],
  };
}

export function renameScript(id: string, name: string): Command {
  const edits: DraftEdit[] = [{ kind: 'set', path: ['scripts', id, 'name'], value: name }];
  return { label: `Rename script to ${name}`, edits, merge: `rename script ${id}` };
}

/** Deletes a script and removes it from the types that use it. */
export function removeScript(game: DraftGame, id: string): Command {
  const uses = findScriptUses(game, id).map((use): DraftEdit => ({
    kind: 'set',
    path: ['types', use.of, use.id, 'script'],
    value: null,
  }));
  const name = game.scripts[id]?.name ?? id;
  return { label: `Delete script ${name}`, edits: [...uses, { kind: 'remove', path: ['scripts', id] }] };
}

export function addScriptFile(script: string, file: string, text = ''): Command {
  return {
    label: `Add ${file}`,
    edits: [{ kind: 'set', path: getScriptFilePath(script, file), value: text }],
  };
}

/** Renames a file and updates the imports in the script's files. */
export function renameScriptFile(game: DraftGame, script: string, from: string, to: string): Command {
  const files = game.scripts[script]?.files ?? {};
  const text = renameImports(files[from] ?? '', from, to);
  const imports = Object.entries(files)
    .filter(([file]) => file !== from)
    .flatMap(([file, other]) => findImports(other, from).map((at) => ({ file, at })))
    // Edit from the end, so that the earlier offsets stay valid.
    .toReversed()
    .map(({ file, at }): DraftEdit => ({
      kind: 'type',
      path: getScriptFilePath(script, file),
      at,
      remove: from.length,
      insert: to,
    }));
  const edits: DraftEdit[] = [
    { kind: 'set', path: getScriptFilePath(script, to), value: text },
    { kind: 'remove', path: getScriptFilePath(script, from) },
    ...imports,
  ];
  return { label: `Rename ${from} to ${to}`, edits };
}

export function removeScriptFile(script: string, file: string): Command {
  return { label: `Delete ${file}`, edits: [{ kind: 'remove', path: getScriptFilePath(script, file) }] };
}

export function getScriptFilePath(script: string, file: string): readonly string[] {
  return ['scripts', script, 'files', file];
}

export interface ScriptUse {
  readonly of: 'units' | 'items';
  readonly id: string;
  readonly name: string;
  readonly location: EditorLocation;
}

/** The types that use a script. */
export function findScriptUses(game: DraftGame, script: string): readonly ScriptUse[] {
  return (['units', 'items'] as const).flatMap((of) =>
    Object.entries<{ readonly name: string; readonly script: string | null }>(game.types[of])
      .filter(([, type]) => type.script === script)
      .map(([id, { name }]): ScriptUse => ({ of, id, name, location: { kind: 'type', of, id } })),
  );
}

/** The offsets at which a text imports a file. */
function findImports(text: string, file: string): number[] {
  const pattern = new RegExp(`(?:from|import)\\s*(['"])\\./${file.replaceAll('.', '\\.')}\\1`, 'g');
  return Array.from(text.matchAll(pattern), (match) => match.index + match[0].length - 1 - file.length);
}

function renameImports(text: string, from: string, to: string): string {
  let renamed = text;
  for (const at of findImports(text, from).toReversed()) {
    renamed = renamed.slice(0, at) + to + renamed.slice(at + from.length);
  }
  return renamed;
}
