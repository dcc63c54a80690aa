import type { Catalog } from '../catalog/catalog.ts';
import { categories, type Category } from '../catalog/entry/categories.ts';
import type { ActionEntry, TriggerEntry, ValueEntry } from '../catalog/entry/defineEntry.ts';
import type { ReferenceType } from '../catalog/entry/valueTypes.ts';
import {
  isScriptEntry,
  formatScriptEvent,
  formatScriptFilter,
  formatScriptSignature,
} from './scriptFunction.ts';
import { getIdTypeName, referenceTypeNames } from './scriptTypes.ts';

/** The ids of a game. With them the code editor completes ids and marks unknown ones. */
export type KnownIds = { readonly [Type in ReferenceType]?: Iterable<string> };

const BASIC_TYPES = `// Generated from the catalog by generateDeclarations. Edit the catalog instead.

declare const entityKind: unique symbol;
type Unit = number & { readonly [entityKind]: 'unit' };
type Item = number & { readonly [entityKind]: 'item' };
type Projectile = number & { readonly [entityKind]: 'projectile' };
type Prop = number & { readonly [entityKind]: 'prop' };
type Player = number & { readonly [entityKind]: 'player' };
type Entity = Unit | Item | Projectile | Prop;
interface Point {
  readonly x: number;
  readonly y: number;
}
type Value = number | string | boolean | null | Point | readonly Value[] | { readonly [key: string]: Value };
`;

const ON = `/** Calls a function each time an event happens. A filter such as { unitType: 'knight' } limits which events count. */
declare function on<Name extends keyof Events>(event: Name, handler: (event: Events[Name]) => void): void;
declare function on<Name extends keyof Events>(
  event: Name,
  filter: Filters[Name],
  handler: (event: Events[Name]) => void,
): void;
/** Removes a handler that was added with on(). */
declare function off<Name extends keyof Events>(event: Name, handler: (event: Events[Name]) => void): void;
`;

const SERVICES = `/** The room’s clock. */
declare const game: {
  /** The number of ticks since the room started. */
  readonly tick: number;
  /** The number of seconds since the room started. */
  readonly seconds: number;
  /** Waits for a number of seconds: await game.wait(2). */
  wait(seconds: number): Promise<void>;
};

/** Writes to the creator’s console. Players don’t see it. */
declare const console: {
  log(...values: unknown[]): void;
  info(...values: unknown[]): void;
  debug(...values: unknown[]): void;
  warn(...values: unknown[]): void;
  error(...values: unknown[]): void;
};

/** The fastest way to read an entity’s position and movement. Returns NaN if the entity no longer exists. Angles are in degrees. */
declare namespace motion {
  function x(entity: Entity): number;
  function y(entity: Entity): number;
  function rotation(entity: Entity): number;
  function vx(entity: Entity): number;
  function vy(entity: Entity): number;
  function spin(entity: Entity): number;
  function scale(entity: Entity): number;
}
`;

/** Generates the TypeScript declarations of the script API. */
export function generateDeclarations(catalog: Catalog, ids: KnownIds = {}): string {
  const triggers: readonly TriggerEntry[] = Object.values(catalog.triggers);
  const functions = [...Object.values(catalog.actions), ...Object.values(catalog.values)].filter(
    isScriptEntry,
  );
  return [
    BASIC_TYPES,
    `${referenceTypeNames.map((type) => `type ${getIdTypeName(type)} = ${writeIds(ids[type])};`).join('\n')}\n`,
    writeInterface('Events', triggers.map(writeEvent)),
    writeInterface('Filters', triggers.map(writeFilter)),
    ON,
    SERVICES,
    ...Object.keys(categories).map((category) => writeNamespace(category as Category, functions)),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function writeIds(ids: Iterable<string> | undefined): string {
  if (ids === undefined) return 'string';
  const names = Array.from(ids, (id) => JSON.stringify(id));
  return names.length === 0 ? 'never' : names.join(' | ');
}

function writeInterface(name: string, lines: readonly string[]): string {
  return `interface ${name} {\n${lines.join('\n')}\n}\n`;
}

function writeEvent(entry: TriggerEntry): string {
  return `  /** ${entry.help} */\n  ${entry.name}: ${formatScriptEvent(entry)};`;
}

function writeFilter(entry: TriggerEntry): string {
  return `  ${entry.name}: ${formatScriptFilter(entry)};`;
}

function writeNamespace(category: Category, functions: readonly (ActionEntry | ValueEntry)[]): string {
  const own = functions.filter((entry) => entry.category === category);
  if (own.length === 0) return '';
  const lines = own.map((entry) => `  /** ${entry.help} */\n  function ${formatScriptSignature(entry)};`);
  return `/** ${categories[category]}. */\ndeclare namespace ${category} {\n${lines.join('\n')}\n}\n`;
}
