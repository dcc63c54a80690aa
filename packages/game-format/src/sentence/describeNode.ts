import type { Entry } from '../catalog/entry/defineEntry.ts';
import { findAction, findTrigger, findValue } from '../catalog/findEntry.ts';
import type { Param } from '../catalog/entry/params.ts';
import { toTitle, toWords } from '../catalog/entry/toTitle.ts';
import { isReferenceType } from '../catalog/entry/valueTypes.ts';
import type { Action, Expression, Literal, Trigger, ValueNode } from '../rules/nodes.ts';
import { formatRuleNumber } from './formatRuleNumber.ts';
import { omitRepeatedUnits } from './omitRepeatedUnits.ts';
import type { SentenceLine, SentencePart, Slot } from './SentencePart.ts';

type Given = { readonly [param: string]: unknown };

/** Returns the sentence of an entry with empty slots. */
export function describeEntrySentence(entry: Entry): SentencePart[] {
  return fillSentence(entry, (name, param) => emptySlot(name, param));
}

/** Describes a trigger, action or condition as lines of the rule editor. */
export function describeNode(node: Trigger | Action | ValueNode): SentenceLine[] {
  if ('when' in node && typeof node.when === 'string') {
    const entry = findTrigger(node.when);
    return entry === null ? [] : [{ depth: 0, keyword: 'When', parts: fillNode(entry, node) }];
  }
  if ('do' in node && typeof node.do === 'string') {
    return describeAction(node as Action, 0).map((line, index) =>
      index === 0 ? { ...line, keyword: 'Do' } : line,
    );
  }
  const entry = findValue((node as ValueNode).get);
  return entry === null ? [] : [{ depth: 0, keyword: null, parts: fillNode(entry, node) }];
}

function describeAction(action: Action, depth: number): SentenceLine[] {
  const entry = findAction(action.do);
  if (entry === null) return [];
  const lines: SentenceLine[] = [{ depth, keyword: null, parts: fillNode(entry, action) }];
  for (const [name, param] of Object.entries(entry.params)) {
    const block = param.kind === 'block' ? ((action[name] ?? []) as readonly Action[]) : [];
    if (block.length > 0 && name === 'else') lines.push({ depth, keyword: 'Else', parts: [] });
    for (const inner of block) lines.push(...describeAction(inner, depth + 1));
  }
  return lines;
}

function fillNode(entry: Entry, node: Given): SentencePart[] {
  return fillSentence(entry, (name, param) => {
    const given = node[name] as Expression | undefined;
    if (given !== undefined) return fillSlot(param, given);
    const preset = param.kind === 'block' ? undefined : param.default;
    if (preset !== undefined) return fillSlot(param, preset);
    const empty = emptySlot(name, param);
    // A trigger without a filter fires for everything.
    return entry.kind === 'trigger' ? { ...empty, text: `any ${empty.text}` } : empty;
  });
}

function fillSentence(entry: Entry, fill: (name: string, param: Param) => Slot): SentencePart[] {
  const pieces = entry.sentence.split(/\{(\w+)\}/);
  const parts = pieces.map((piece, index) => {
    const param = index % 2 === 1 ? entry.params[piece] : undefined;
    return param === undefined ? piece : fill(piece, param);
  });
  return omitRepeatedUnits(parts);
}

function emptySlot(name: string, param: Param): Slot {
  return { type: typeOf(param), text: toWords(name), isEmpty: true };
}

function fillSlot(param: Param, given: Expression): Slot {
  const type = typeOf(param);
  if (typeof given !== 'object' || given === null) {
    return { type, text: writeLiteral(type, given), isEmpty: false };
  }
  const entry = findValue(given.get);
  if (entry === null) return { type, text: given.get, isEmpty: false };
  return { type: entry.returns, text: joinParts(fillNode(entry, given)), isEmpty: false };
}

function typeOf(param: Param): Slot['type'] {
  if (param.kind === 'value') return param.type;
  return param.kind === 'choice' ? 'choice' : 'list';
}

/** Leaves out empty slots inside another slot, and the comma before them. */
function joinParts(parts: readonly SentencePart[]): string {
  const isLeftOut = (part: SentencePart | undefined) => typeof part === 'object' && part.isEmpty;
  return parts
    .filter((part, index) => !isLeftOut(part) && !(part === ', ' && isLeftOut(parts[index + 1])))
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');
}

function writeLiteral(type: Slot['type'], literal: Literal): string {
  if (literal === null) return 'nothing';
  if (typeof literal === 'boolean') return literal ? 'yes' : 'no';
  if (typeof literal === 'number') return formatRuleNumber(literal).replace('-', '−');
  if (type === 'choice') return toWords(literal);
  return isReferenceType(type) ? toTitle(literal) : `“${literal}”`;
}
