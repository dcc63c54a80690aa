import {
  type Entry,
  findAction,
  findTrigger,
  findValue,
  isScriptEntry,
  type Json,
  type JsonObject,
  listScriptParams,
  isJsonObject,
} from '@playloom/game-format';

/** Enough digits for the same result, but not for the rounding error of a computed number. */
const CODE_DIGITS = 12;

/** Writes the script code that does the same as a part of a rule. Null if scripts have no equivalent. */
export function formatScriptCall(json: Json): string | null {
  if (!isJsonObject(json)) return null;
  if (typeof json['when'] === 'string') return writeHandler(json);
  const entry = entryOf(json);
  if (entry === null) return null;
  if (entry.kind === 'action' && !isScriptEntry(entry)) return writeFlow(json);
  const call = writeExpression(json);
  return entry.kind === 'action' ? `${call};` : call;
}

function entryOf(json: JsonObject): Exclude<Entry, { kind: 'trigger' }> | null {
  if (typeof json['do'] === 'string') return findAction(json['do']);
  return typeof json['get'] === 'string' ? findValue(json['get']) : null;
}

function writeExpression(json: Json | undefined): string {
  if (json === undefined) return '…';
  if (typeof json === 'number') return String(Number(json.toPrecision(CODE_DIGITS)));
  if (!isJsonObject(json)) return typeof json === 'string' ? quote(json) : JSON.stringify(json);
  const entry = entryOf(json);
  if (entry === null) return '…';
  if (entry.kind === 'value' && entry.context === 'trigger') return `event.${entry.name}`;
  if (entry.kind === 'value' && entry.context === 'loop') return LOOP_NAMES[entry.name] ?? entry.name;
  const args = listScriptParams(entry).map(([name]) => json[name]);
  while (args.length > 0 && args.at(-1) === undefined && !isNeeded(entry, args.length - 1)) args.pop();
  const written = args.map((arg, index) => {
    if (arg !== undefined || isNeeded(entry, index)) return writeExpression(arg);
    return 'undefined';
  });
  return `${entry.name}(${written.join(', ')})`;
}

function isNeeded(entry: Exclude<Entry, { kind: 'trigger' }>, index: number): boolean {
  const param = listScriptParams(entry)[index]?.[1];
  return param?.kind === 'value' && !param.isOptional && param.default === undefined;
}

const LOOP_NAMES: { readonly [name: string]: string } = {
  eachUnit: 'unit',
  eachItem: 'item',
  eachProjectile: 'projectile',
  eachProp: 'prop',
  eachPlayer: 'player',
  eachTeam: 'team',
  eachElement: 'element',
  eachKey: 'key',
  eachNumber: 'number',
};

/** Writes control flow as statements of the language. Null for other actions. */
function writeFlow(json: JsonObject): string | null {
  const param = (name: string) => writeExpression(json[name]);
  const or = (name: string, preset: string) => (json[name] === undefined ? preset : param(name));
  switch (String(json['do'])) {
    case 'ifThen':
      return Array.isArray(json['else'])
        ? `if (${param('condition')}) {\n  …\n} else {\n  …\n}`
        : `if (${param('condition')}) {\n  …\n}`;
    case 'repeatWhile':
      return `while (${param('condition')}) {\n  …\n}`;
    case 'repeat':
      return `for (let i = 0; i < ${or('times', '3')}; i++) {\n  …\n}`;
    case 'countFromTo':
      return `for (let number = ${or('from', '1')}; number <= ${or('to', '10')}; number += ${or('step', '1')}) {\n  …\n}`;
    case 'stopLoop':
      return 'break;';
    case 'skipToNext':
      return 'continue;';
    case 'stopRule':
      return 'return;';
    default:
      return writeForEach(json);
  }
}

const EACH: { readonly [name: string]: readonly [param: string, each: string] } = {
  forEachUnit: ['units', 'unit'],
  forEachItem: ['items', 'item'],
  forEachProjectile: ['projectiles', 'projectile'],
  forEachProp: ['props', 'prop'],
  forEachPlayer: ['players', 'player'],
  forEachTeam: ['teams', 'team'],
  forEachElement: ['list', 'element'],
};

function writeForEach(json: JsonObject): string | null {
  const name = String(json['do']);
  if (!Object.hasOwn(EACH, name)) return null;
  const [param, each] = EACH[name]!;
  return `for (const ${each} of ${writeExpression(json[param])}) {\n  …\n}`;
}

function writeHandler(json: JsonObject): string | null {
  const entry = findTrigger(String(json['when']));
  if (entry === null || entry.isContextOpen) return null;
  const filters = Object.keys(entry.params).filter((name) => Object.hasOwn(json, name));
  const filter = filters.map((name) => `${name}: ${writeExpression(json[name])}`).join(', ');
  const event = Object.keys(entry.provides).length === 0 ? '()' : '(event)';
  const parts = [quote(entry.name), ...(filter === '' ? [] : [`{ ${filter} }`]), `${event} => {\n  …\n}`];
  return `on(${parts.join(', ')});`;
}

function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
