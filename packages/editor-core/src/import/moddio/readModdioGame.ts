import {
  fail,
  type Game,
  type GameInput,
  limits,
  parseGame,
  type Result,
  succeed,
} from '@playloom/game-format';
import { toObjectOrEmpty, type ImportedObject, readTextField } from '../ImportedObject.ts';
import { formatCountWithNoun, createImportReport, type ImportReport } from '../ImportReport.ts';
import type { Inflate } from '../tiled/readTiledCells.ts';
import { readTiledMap } from '../tiled/readTiledMap.ts';
import { readModdioAmount, readModdioEntries, readModdioInteger } from './file/moddioFields.ts';
import { assignModdioIds } from './file/ModdioIds.ts';
import { readModdioTypes } from './types/readModdioTypes.ts';
import { readModdioRegions, readModdioVariables } from './readModdioVariables.ts';
import { pruneRules } from './rules/pruneRules.ts';
import { findScriptRule, listModdioScripts, readModdioRules } from './rules/readModdioRules.ts';

const DEFAULT_TITLE = 'From modd.io';
const DEFAULT_TILE = 64;
/** The name of the modd.io layer that is drawn above all units. modd.io identifies layers by name. */
const OVER = 'trees';

const UNSUPPORTED_PARTS: { readonly [field: string]: string } = {
  shops: 'shop',
  dialogues: 'dialogue',
  particleTypes: 'particle effect',
  ui: 'UI page',
};

/** Converts a modd.io export to a game, with a report about each part. */
export async function readModdioGame(
  given: unknown,
  inflate: Inflate,
): Promise<Result<{ game: Game; report: ImportReport }, string>> {
  const file = toObjectOrEmpty(given);
  const data = toObjectOrEmpty(file['data']);
  const report = createImportReport();
  const tile = readModdioAmount(toObjectOrEmpty(data['map']), 'tilewidth', DEFAULT_TILE, 1, 1024);
  const map = await readMap(data, inflate, report);
  if (!map.ok) return map;
  const ids = assignModdioIds(data);
  const scripts = listModdioScripts(data, ids);
  const variables = readModdioVariables(data, ids, report);
  const rules = readModdioRules(scripts, { ids, tile, variables }, report);
  const ofKey = (key: string, type: string | null) => findScriptRule(scripts, key, type);
  const document: GameInput = {
    format: 1,
    settings: readSettings(file, data, rules, ids.units.values().next().value ?? null),
    map: { ...map.value, regions: { ...map.value.regions, ...readModdioRegions(data, ids, tile) } },
    types: readModdioTypes(data, { ids, tile, findRule: ofKey }),
    variables,
    rules,
  };
  const pruned = pruneRules(document);
  const parsed = parseGame({ ...document, rules: pruned.rules });
  if (!parsed.ok) {
    return fail(`This modd.io game can’t be imported: ${parsed.error[0]?.message ?? 'the file is damaged'}`);
  }
  if (pruned.cut > 0) {
    report.leftOut.push(`${formatCountWithNoun(pruned.cut, 'script line')} that Playloom rules can’t run.`);
  }
  reportTypes(parsed.value, report);
  reportUnsupported(data, report);
  return succeed({ game: parsed.value, report });
}

async function readMap(
  data: ImportedObject,
  inflate: Inflate,
  report: ImportReport,
): Promise<Result<NonNullable<GameInput['map']>, string>> {
  if (!Array.isArray(toObjectOrEmpty(data['map'])['layers'])) {
    report.leftOut.push('The map, because the file doesn’t contain one.');
    return succeed({ spawnPoints: { start: { name: 'Start', x: 16, y: 16 } } });
  }
  const read = await readTiledMap({ file: data['map'], others: new Map(), inflate });
  if (!read.ok) return read;
  const { map } = read.value;
  for (const part of ['taken', 'changed', 'leftOut'] as const) report[part].push(...read.value.report[part]);
  const start = { name: 'Start', x: map.width / 2, y: map.height / 2 };
  const spawnPoints = Object.keys(map.spawnPoints).length > 0 ? map.spawnPoints : { start };
  const layers = map.layers.map((layer) => (layer.name === OVER ? { ...layer, depth: 1 } : layer));
  return succeed({ ...map, layers, spawnPoints });
}

function readSettings(
  file: ImportedObject,
  data: ImportedObject,
  rules: NonNullable<GameInput['rules']>,
  firstUnit: string | null,
): GameInput['settings'] {
  const gravity = toObjectOrEmpty(toObjectOrEmpty(data['settings'])['gravity']);
  const pull = readModdioAmount(gravity, 'y', 0, -limits.GRAVITY_MAX, limits.GRAVITY_MAX);
  // In modd.io, a script gives each player a unit. If no script does, every player gets the first unit type.
  const isGiven = JSON.stringify(rules).includes('"setPlayerUnit"');
  return {
    title: readTextField(file, 'title').trim().slice(0, limits.TITLE_MAX) || DEFAULT_TITLE,
    worldKind: pull > 0 ? 'side-view' : 'top-down',
    gravity: { x: 0, y: pull },
    maxPlayers: readModdioInteger(file, 'defaultMaxPlayers', 32, 1, limits.PLAYERS_MAX),
    isLobbyEnabled: file['isLobbyEnabled'] === true,
    players: { unit: isGiven ? null : firstUnit },
  };
}

function reportTypes({ types, variables, map }: Game, report: ImportReport): void {
  const found: [number, string][] = [
    [Object.keys(types.units).length, 'unit type'],
    [Object.keys(types.items).length, 'item type'],
    [Object.keys(types.projectiles).length, 'projectile type'],
    [Object.keys(types.teams).length, 'team'],
    [Object.keys(types.attributes).length, 'attribute'],
    [Object.values(variables).reduce((sum, table) => sum + Object.keys(table).length, 0), 'variable'],
    [Object.keys(map.regions).length, 'region'],
  ];
  const counts = found
    .filter(([number]) => number > 0)
    .map(([number, noun]) => formatCountWithNoun(number, noun));
  if (counts.length > 0) report.taken.unshift(`${counts.join(', ')}.`);
  const sounds = Object.keys(types.sounds).length;
  if (Object.keys(types.units).length > 0) {
    report.changed.push(
      'Types use plain shapes of the same size because their images are on modd.io’s servers. Upload the images to use them.',
    );
  }
  if (sounds > 0)
    report.changed.push(
      sounds === 1
        ? '1 sound is a short blip until you upload its file.'
        : `${formatCountWithNoun(sounds, 'sound')} are short blips until you upload their files.`,
    );
}

function reportUnsupported(data: ImportedObject, report: ImportReport): void {
  for (const [field, noun] of Object.entries(UNSUPPORTED_PARTS)) {
    const number = readModdioEntries(data, field).length;
    if (number > 0) report.leftOut.push(`${formatCountWithNoun(number, noun)}.`);
  }
}
