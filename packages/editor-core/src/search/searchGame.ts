import type { DraftGame } from '@playloom/draft';
import {
  type Action,
  describeNode,
  type Expression,
  type Rule,
  type SentenceLine,
  type Trigger,
  type ValueNode,
} from '@playloom/game-format';
import { keyOfPlace, type Place } from '../places/Place.ts';
import { nameOfOne, TYPE_KINDS } from '../tree/kinds.ts';
import { nameOfRuleGroup } from '../tree/listTree.ts';

/** More than anybody reads. */
export const HITS_MAX = 200;

export interface SearchHit {
  readonly key: string;
  readonly text: string;
  /** What it is part of. */
  readonly where: string;
  readonly place: Place;
}

/** Everything with all the words: names first, then sentences of rules, then lines of scripts and panels. */
export function searchGame(game: DraftGame, query: string): readonly SearchHit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hits: SearchHit[] = [];
  for (const candidate of listTexts(game)) {
    const text = candidate.text.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    hits.push({ ...candidate, key: `${keyOfPlace(candidate.place)}/${hits.length}` });
    if (hits.length >= HITS_MAX) break;
  }
  return hits;
}

type Candidate = Omit<SearchHit, 'key'>;

function* listTexts(game: DraftGame): Generator<Candidate> {
  yield* listNames(game);
  for (const rule of game.rules) yield* listSentences(rule);
  for (const [script, { name, files }] of Object.entries(game.scripts)) {
    for (const [file, text] of Object.entries(files)) {
      for (const [index, line] of text.split('\n').entries()) {
        const place: Place = { kind: 'script', script, file, line: index + 1 };
        if (line.trim() !== '') yield { text: line.trim(), where: `${name}/${file}:${index + 1}`, place };
      }
    }
  }
  for (const [panel, { htmlData }] of Object.entries(game.data.ui)) {
    for (const line of htmlData.split('\n')) {
      if (line.trim() !== '') yield { text: line.trim(), where: panel, place: { kind: 'panel', panel } };
    }
  }
}

/** Everything that has a name. */
export function* listNames(game: DraftGame): Generator<Candidate> {
  for (const kind of [...TYPE_KINDS, 'sounds' as const]) {
    for (const [id, { name }] of Object.entries<{ readonly name: string }>(game.types[kind] ?? {})) {
      yield { text: name || id, where: nameOfOne(kind), place: { kind: 'type', of: kind, id } };
    }
  }
  for (const { id, name, group } of game.rules) {
    yield {
      text: name,
      where: `rule in ${nameOfRuleGroup(group)}`,
      place: { kind: 'rules', group, rule: id },
    };
  }
  for (const [script, { name, files }] of Object.entries(game.scripts)) {
    const names = Object.keys(files);
    for (const file of names) {
      yield {
        text: names.length > 1 ? `${name}/${file}` : name,
        where: 'script',
        place: { kind: 'script', script, file },
      };
    }
  }
  for (const panel of Object.keys(game.data.ui))
    yield { text: panel, where: 'panel', place: { kind: 'panel', panel } };
  for (const owner of ['global', 'unit', 'player'] as const) {
    for (const id of Object.keys(game.variables[owner] ?? {})) {
      yield { text: id, where: `${owner} variable`, place: { kind: 'variables', of: owner, id } };
    }
  }
  for (const [id, { name }] of Object.entries(game.map.regions)) {
    yield { text: name, where: 'region', place: { kind: 'map', focus: { kind: 'region', id } } };
  }
  for (const { id, name } of game.map.layers) {
    yield { text: name, where: 'layer', place: { kind: 'map', focus: { kind: 'layer', id } } };
  }
  for (const [id, { name }] of Object.entries(game.assets)) {
    yield { text: name || id, where: 'asset', place: { kind: 'assets', id } };
  }
}

function* listSentences(rule: Rule): Generator<Candidate> {
  const { id, name, group } = rule;
  const place: Place = { kind: 'rules', group, rule: id };
  if (rule.comment !== '') yield { text: rule.comment, where: name, place };
  const nodes: (Trigger | Action | Expression)[] = [rule.when, ...rule.if, ...rule.do];
  for (const node of nodes) {
    if (typeof node !== 'object' || node === null || Array.isArray(node)) continue;
    for (const line of describeNode(node as Trigger | Action | ValueNode)) {
      const text = writeLine(line);
      if (text !== '') yield { text, where: name, place };
    }
  }
}

function writeLine({ parts }: SentenceLine): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
