import type { Catalog } from '../catalog/catalog.ts';
import { categories, type Category } from '../catalog/entry/categories.ts';
import type { Entry } from '../catalog/entry/defineEntry.ts';
import { isRequired, type Param } from '../catalog/entry/params.ts';
import { toTitle, toWords } from '../catalog/entry/toTitle.ts';
import { valueTypes, type ValueType } from '../catalog/entry/valueTypes.ts';
import type { Action, Trigger, ValueNode } from '../rules/nodes.ts';
import { describeEntrySentence, describeNode } from '../sentence/describeNode.ts';
import type { SentenceLine, SentencePart, Slot } from '../sentence/SentencePart.ts';
import { isScriptEntry, formatScriptHandler, formatScriptSignature } from './scriptFunction.ts';

export interface ReferenceParam {
  readonly name: string;
  readonly title: string;
  /** The type of the parameter's slot in the sentence. Null for a block of actions. */
  readonly slot: Slot['type'] | null;
  /** The type in words: “a number”, “a list of actions”, “one of: once, again-and-again”. */
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
  /** Unique among the entries of its kind, which share a page. */
  readonly anchor: string;
  readonly sentence: readonly SentencePart[];
  readonly help: string;
  readonly params: readonly ReferenceParam[];
  /** For values, the type in words. Null for triggers and actions. */
  readonly returns: string | null;
  /** Values that a trigger provides to its rule, or a loop to its actions. */
  readonly provides: readonly ReferenceProvidedValue[];
  /** The signature in scripts. Null if only rules can use the entry. */
  readonly script: string | null;
  /** The example as sentences of the rule editor; `example` is the same as JSON. */
  readonly exampleLines: readonly SentenceLine[];
  readonly example: string;
}

/** A value that a trigger or a loop provides, with the anchor of its entry. */
interface ReferenceProvidedValue {
  readonly name: string;
  readonly title: string;
  readonly anchor: string;
  readonly type: string;
}

export interface ReferenceGroup {
  readonly category: Category;
  readonly title: string;
  readonly anchor: string;
  readonly entries: readonly ReferenceEntry[];
}

/** Converts the catalog to plain data for the reference pages, grouped and ordered as in the menus. */
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
    title: toTitle(entry.name),
    anchor: createAnchor(entry.name),
    sentence: describeEntrySentence(entry),
    help: entry.help,
    params: Object.entries(entry.params).map(([name, param]) => describeParam(name, param)),
    returns: entry.kind === 'value' ? valueTypes[entry.returns] : null,
    provides: describeProvided(entry),
    script: writeScript(entry),
    exampleLines: describeNode(entry.example as unknown as Trigger | Action | ValueNode),
    example: JSON.stringify(entry.example, null, 2),
  };
}

function writeScript(entry: Entry): string | null {
  if (entry.kind === 'trigger') return formatScriptHandler(entry);
  return isScriptEntry(entry) ? `${entry.category}.${formatScriptSignature(entry)}` : null;
}

/** Anchors contain only the name of the entry, so that links survive renamed categories. */
function createAnchor(name: string): string {
  return toWords(name).replaceAll(' ', '-');
}

function describeParam(name: string, param: Param): ReferenceParam {
  const number: { min?: number; max?: number } = param.kind === 'value' ? param : {};
  return {
    name,
    title: toTitle(name),
    slot: param.kind === 'block' ? null : param.kind === 'choice' ? 'choice' : param.type,
    type: describeParamType(param),
    isRequired: isRequired(param),
    default: 'default' in param && param.default !== undefined ? String(param.default) : null,
    min: number.min ?? null,
    max: number.max ?? null,
  };
}

function describeParamType(param: Param): string {
  if (param.kind === 'block') return 'a list of actions';
  return param.kind === 'choice' ? `one of: ${param.choices.join(', ')}` : valueTypes[param.type];
}

function describeProvided(entry: Entry): ReferenceEntry['provides'] {
  const contexts: { readonly [name: string]: ValueType }[] =
    entry.kind === 'trigger'
      ? [entry.provides]
      : Object.values(entry.params).flatMap((param) => (param.kind === 'block' ? [param.provides] : []));
  return contexts.flatMap((context) =>
    Object.entries(context).map(([name, type]) => ({
      name,
      title: toTitle(name),
      anchor: createAnchor(name),
      type: valueTypes[type],
    })),
  );
}
