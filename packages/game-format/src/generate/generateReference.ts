import type { Catalog } from '../catalog/catalog.ts';
import { categories, type Category } from '../catalog/categories.ts';
import type { Entry } from '../catalog/defineEntry.ts';
import { isRequired, type Param } from '../catalog/params.ts';
import { titleOf, wordsOf } from '../catalog/titleOf.ts';
import { valueTypes, type ValueType } from '../catalog/valueTypes.ts';
import { isForScripts, scriptSignatureOf } from './scriptFunction.ts';

export interface ReferenceParam {
  readonly name: string;
  readonly title: string;
  /** In words: “a number”, “a list of actions”, “one of: once, again-and-again”. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly default: string | null;
  readonly min: number | null;
  readonly max: number | null;
}

export interface ReferenceEntry {
  readonly kind: Entry['kind'];
  readonly name: string;
  readonly title: string;
  readonly anchor: string;
  readonly sentence: string;
  readonly help: string;
  readonly params: readonly ReferenceParam[];
  /** What a value gives, in words. */
  readonly returns: string | null;
  /** What a trigger tells, or a loop gives to the actions in it. */
  readonly provides: readonly { readonly name: string; readonly type: string }[];
  /** How scripts call it; null for what only rules have. */
  readonly script: string | null;
  readonly example: string;
}

export interface ReferenceGroup {
  readonly category: Category;
  readonly title: string;
  readonly anchor: string;
  readonly entries: readonly ReferenceEntry[];
}

/** The catalog as plain data for the reference pages, grouped and in the order of the menus. */
export function generateReference(catalog: Catalog): ReferenceGroup[] {
  const entries: readonly Entry[] = [
    ...Object.values(catalog.triggers),
    ...Object.values(catalog.actions),
    ...Object.values(catalog.values),
  ];
  return Object.entries(categories).map(([category, title]) => ({
    category: category as Category,
    title,
    anchor: category,
    entries: entries.filter((entry) => entry.category === category).map(describeEntry),
  }));
}

function describeEntry(entry: Entry): ReferenceEntry {
  return {
    kind: entry.kind,
    name: entry.name,
    title: titleOf(entry.name),
    // Links into the reference outlive renamed categories: an anchor names the entry alone.
    anchor: `${entry.kind}-${wordsOf(entry.name).replaceAll(' ', '-')}`,
    sentence: entry.sentence,
    help: entry.help,
    params: Object.entries(entry.params).map(([name, param]) => describeParam(name, param)),
    returns: entry.kind === 'value' ? valueTypes[entry.returns] : null,
    provides: describeProvided(entry),
    script:
      entry.kind !== 'trigger' && isForScripts(entry)
        ? `${entry.category}.${scriptSignatureOf(entry)}`
        : null,
    example: JSON.stringify(entry.example, null, 2),
  };
}

function describeParam(name: string, param: Param): ReferenceParam {
  const number: { min?: number; max?: number } = param.kind === 'value' ? param : {};
  return {
    name,
    title: titleOf(name),
    type: typeInWords(param),
    isRequired: isRequired(param),
    default: 'default' in param && param.default !== undefined ? String(param.default) : null,
    min: number.min ?? null,
    max: number.max ?? null,
  };
}

function typeInWords(param: Param): string {
  if (param.kind === 'block') return 'a list of actions';
  return param.kind === 'choice' ? `one of: ${param.choices.join(', ')}` : valueTypes[param.type];
}

function describeProvided(entry: Entry): ReferenceEntry['provides'] {
  const contexts: { readonly [name: string]: ValueType }[] =
    entry.kind === 'trigger'
      ? [entry.provides]
      : Object.values(entry.params).flatMap((param) => (param.kind === 'block' ? [param.provides] : []));
  return contexts.flatMap((context) =>
    Object.entries(context).map(([name, type]) => ({ name, type: valueTypes[type] })),
  );
}
