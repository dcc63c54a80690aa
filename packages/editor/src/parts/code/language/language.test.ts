import { readFileSync } from 'node:fs';
import { listKnownIds, listScriptSnippets, planScript } from '@playloom/editor-core';
import { catalog, exampleGame, type Game, generateDeclarations, parseGame } from '@playloom/game-format';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkScriptFiles } from './checkScriptFiles.ts';
import {
  connectScriptLanguageService,
  type LanguageResponse,
  type LanguageRequest,
} from './connectScriptLanguageService.ts';
import { createScriptLanguageService } from './createScriptLanguageService.ts';
import type { ScriptLanguageService } from './ScriptLanguageService.ts';

const PATH = 'world/initialize.ts';
let language: ScriptLanguageService;
let game: Game;

function parse(document: unknown): Game {
  const parsed = parseGame(document);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

function readStarter(slug: string): Game {
  const file = new URL(`../../../../../../games/${slug}/game.json`, import.meta.url);
  return parse(JSON.parse(readFileSync(file, 'utf8')));
}

beforeAll(() => {
  game = parse(exampleGame());
  language = createScriptLanguageService();
  language.setDeclarations(generateDeclarations(catalog, listKnownIds(game)));
});

/** Writes a file without the | in its text, and returns the position of the |. */
function write(code: string, path = PATH): number {
  const at = code.indexOf('|');
  language.writeFiles({ [path]: code.replace('|', '') }, []);
  return at;
}
const namesAt = (code: string) => language.complete(PATH, write(code))?.items.map(({ name }) => name) ?? [];
const messagesOf = (code: string) => {
  write(code);
  return language.check(PATH).map(({ message }) => message);
};

describe('the code editor’s language service', () => {
  it('[ED-07:part] completes from the catalog, with the ids of this game', () => {
    const [unit] = Object.keys(game.types.units);
    expect(namesAt("units.unitsOfType('|')")).toEqual(Object.keys(game.types.units));
    expect(namesAt("on('unitDies', { unitType: '|' }, () => {})")).toContain(unit);
    expect(namesAt("on('|')")).toEqual(expect.arrayContaining(Object.keys(catalog.triggers)));
    const members = language.complete(PATH, write('units.|'))!.items;
    expect(members.find(({ name }) => name === 'ownerOf')).toMatchObject({
      kind: 'function',
      detail: '(entity)',
    });
    expect(members.map(({ name }) => name)).not.toContain('playSound');
    const globals = namesAt('|');
    expect(globals).toEqual(expect.arrayContaining(['on', 'units', 'game', 'console', 'Map', 'Math']));
    for (const gone of ['Date', 'BigInt', 'eval', 'document', 'setTimeout'])
      expect(globals).not.toContain(gone);
  });

  it('ranks names that a script uses before unused ones', () => {
    const at = write('units.ownerOf(null);\nunits.ownerOf(null);\nunits.|');
    const items = language.complete(PATH, at)!.items;
    const owner = items.find(({ name }) => name === 'ownerOf')!;
    expect(owner.uses).toBe(2);
    expect(items.every((item) => item === owner || item.rank < owner.rank)).toBe(true);
    const global = language.complete(PATH, write('|'))!.items;
    const rankOf = (wanted: string) => global.find(({ name }) => name === wanted)!.rank;
    expect(rankOf('units')).toBeGreaterThan(rankOf('Uint8Array'));
  });

  it('[ED-07:part] finds the problems of every file, with line and column', async () => {
    const files = { 'world/a.ts': 'export const one = 1;\n', 'guard/b.ts': '\n  const two: number = "2";\n' };
    language.writeFiles(files, []);
    const found = await checkScriptFiles({ check: async (path) => language.check(path) }, files);
    language.writeFiles({}, Object.keys(files));
    expect(found).toEqual([
      {
        message: expect.stringContaining("not assignable to type 'number'"),
        place: { kind: 'script', script: 'guard', file: 'b.ts', line: 2, column: 9 },
      },
    ]);
  });

  it('[ED-07:part] reports the problems that TypeScript and the game find', () => {
    const [unit = ''] = Object.keys(game.types.units);
    const wrong = `${unit}x`;
    expect(messagesOf(`units.unitsOfType('${unit}');`)).toEqual([]);
    expect(messagesOf(`units.unitsOfType('${wrong}');`)).toEqual([
      `“${wrong}” isn’t a valid value here. Did you mean “${unit}”?`,
    ]);
    expect(language.check(PATH)[0]?.fix).toMatchObject({ title: `Change to ${unit}` });
    expect(messagesOf(`on('unitDies', { unitType: '${wrong}' }, () => {});`)[0]).toMatch(
      /isn’t a valid value/,
    );
    expect(messagesOf('const big = 1n;')).toContain('Scripts don’t support BigInt numbers. Remove the n.');
    expect(messagesOf("void import('./a.ts');")).toContain(
      'Scripts can’t load files while they run. Use an import at the top of the file.',
    );
    expect(messagesOf("import { a } from './gone.ts'; a();")).toHaveLength(1);
    expect(messagesOf('const now = new Date(); console.log(now);')).toEqual([
      'Date isn’t available in scripts. Use game.seconds or game.tick.',
    ]);
    expect(messagesOf('if (')).toHaveLength(1);
    expect(messagesOf('units.ownrOf(null);')[0]).toMatch(/Did you mean 'ownerOf'/);
    expect(language.check(PATH)[0]?.fix?.changes).toEqual([{ from: 6, to: 12, insert: 'ownerOf' }]);
  });

  it('accepts ids that are only known at run time', () => {
    expect(messagesOf('for (const color of ["a", "b"]) units.unitsOfType(`blob-${color}`);')).toEqual([]);
    expect(messagesOf('declare const id: string; units.unitsOfType(id);')).toEqual([]);
    expect(messagesOf('declare const id: number; units.unitsOfType(id);')).toHaveLength(1);
  });

  it('describes the symbol under the cursor and the call around it', () => {
    expect(language.describe(PATH, write('units.own|erOf(null);'))).toMatchObject({
      signature: 'units.ownerOf(entity: Entity | null): Player | null',
      help: catalog.values.ownerOf.help,
      entry: { kind: 'value', name: 'ownerOf' },
    });
    expect(language.describe(PATH, write("on('unit|Dies', () => {});"))).toMatchObject({
      entry: { kind: 'trigger', name: 'unitDies' },
      help: catalog.triggers.unitDies.help,
    });
    const at = write('units.o|');
    expect(language.describeCompletion(PATH, at, 'ownerOf')).toMatchObject({
      help: catalog.values.ownerOf.help,
      entry: { kind: 'value', name: 'ownerOf' },
    });
    expect(language.describeCompletion(PATH, write("on('|')"), 'unitDies')?.help).toBe(
      catalog.triggers.unitDies.help,
    );
    expect(language.readSignature(PATH, write('combat.dealDamage(null, |'))).toMatchObject({
      active: 1,
      params: ['target: Entity | null', 'amount?: number', 'attacker?: Unit | null'],
    });
  });

  it('[ED-07:part] goes to definitions and renames across the files of a script', () => {
    write('export function think(times: number) { return times; }\n', 'world/bots.ts');
    const at = write("import { think } from './bots.ts';\nth|ink(2);\n");
    expect(language.define(PATH, at)).toEqual({ kind: 'file', path: 'world/bots.ts', line: 1, column: 17 });
    expect(language.define(PATH, write('units.own|erOf(null);'))).toEqual({
      kind: 'entry',
      entry: { kind: 'value', name: 'ownerOf' },
    });
    const again = write("import { think } from './bots.ts';\nth|ink(2);\n");
    const renamed = language.rename(PATH, again, 'ponder');
    expect(renamed).toMatchObject({ ok: true });
    expect(Object.keys(renamed.ok ? renamed.changes : {}).toSorted()).toEqual(['world/bots.ts', PATH]);
    expect(language.rename(PATH, again, 'a b')).toMatchObject({ ok: false });
    expect(language.rename(PATH, write('uni|ts.ownerOf(null);'), 'things')).toMatchObject({ ok: false });
    language.writeFiles({}, ['world/bots.ts']);
    write("import { think } from './bots.ts';\nthink(2);\n");
    expect(language.check(PATH).length).toBeGreaterThan(0);
  });

  it('lists handlers and functions of a file', () => {
    write(
      "const A = 1;\non('unitDies', { unitType: 'wolf' }, () => {\n  function inner() {}\n});\nfunction b() {}\n",
    );
    expect(
      language.outline(PATH).map(({ kind, name, note, depth, line }) => [kind, name, note, depth, line]),
    ).toEqual([
      ['constant', 'A', '', 0, 1],
      ['handler', 'unitDies', 'wolf', 0, 2],
      ['function', 'inner', '', 1, 3],
      ['function', 'b', '', 0, 5],
    ]);
  });

  it('formats', () => {
    write('const a=1\n');
    expect(language.format(PATH).length).toBeGreaterThan(0);
  });

  it('finds no problems in templates, snippets and the scripts of starter games', () => {
    const texts = [
      ...(['world', 'unit', 'item', 'empty'] as const).map(
        (kind) => planScript(game, kind, 'New', null).files['initialize.ts']!,
      ),
      ...listScriptSnippets(game).map(({ code }) => code),
    ];
    for (const text of texts) expect(messagesOf(text)).toEqual([]);
    for (const starter of ['nightfall', 'blob'].map(readStarter)) {
      const own = createScriptLanguageService();
      own.setDeclarations(generateDeclarations(catalog, listKnownIds(starter)));
      const files = starter.scripts['world']!.files;
      own.writeFiles(
        Object.fromEntries(Object.entries(files).map(([file, text]) => [`world/${file}`, text])),
        [],
      );
      for (const file of Object.keys(files)) {
        const errors = own.check(`world/${file}`).filter(({ level }) => level === 'error');
        expect([file, errors.map(({ message }) => message)]).toEqual([file, []]);
      }
    }
  });
});

it('sends requests in order and reports when the service is gone', async () => {
  const sent: LanguageRequest[] = [];
  const worker = {
    postMessage: (call: LanguageRequest) => sent.push(call),
    terminate() {},
  } as unknown as Worker;
  const client = connectScriptLanguageService(worker);
  const answer = (data: LanguageResponse) => worker.onmessage!({ data } as MessageEvent);
  answer({ id: sent[0]!.id, ok: true, value: null });
  expect(await client.isReady).toBe(true);
  const first = client.check('a');
  const second = client.outline('b');
  answer({ id: sent[2]!.id, ok: true, value: ['second'] });
  answer({ id: sent[1]!.id, ok: false, message: 'half written' });
  await expect(first).rejects.toThrow('half written');
  expect(await second).toEqual(['second']);
  const third = client.check('c');
  worker.onerror!({} as ErrorEvent);
  await expect(third).rejects.toThrow(/not running/);
  await expect(client.check('d')).rejects.toThrow(/not running/);
});
