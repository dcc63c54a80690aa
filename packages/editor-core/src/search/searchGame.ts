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
import { getLocationKey, type EditorLocation } from '../locations/EditorLocation.ts';
import { listNamedLocations, type NamedLocation } from './listNamedLocations.ts';

/** The maximum number of results. */
const SEARCH_HITS_MAX = 200;

export interface SearchHit extends NamedLocation {
  readonly key: string;
}

/** Finds everything that contains all words: names first, then rule sentences, then lines of scripts and panels. */
export function searchGame(game: DraftGame, query: string): readonly SearchHit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hits: SearchHit[] = [];
  for (const candidate of listTexts(game)) {
    const text = candidate.text.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    hits.push({ ...candidate, key: `${getLocationKey(candidate.location)}/${hits.length}` });
    if (hits.length >= SEARCH_HITS_MAX) break;
  }
  return hits;
}

function* listTexts(game: DraftGame): Generator<NamedLocation> {
  yield* listNamedLocations(game);
  for (const rule of game.rules) yield* listSentences(rule);
  for (const [script, { name, files }] of Object.entries(game.scripts)) {
    for (const [file, text] of Object.entries(files)) {
      for (const [index, line] of text.split('\n').entries()) {
        const location: EditorLocation = { kind: 'script', script, file, line: index + 1 };
        if (line.trim() !== '') yield { text: line.trim(), where: `${name}/${file}:${index + 1}`, location };
      }
    }
  }
  for (const [panel, { htmlData }] of Object.entries(game.data.ui)) {
    for (const line of htmlData.split('\n')) {
      if (line.trim() !== '') yield { text: line.trim(), where: panel, location: { kind: 'panel', panel } };
    }
  }
}

function* listSentences(rule: Rule): Generator<NamedLocation> {
  const { id, name, group } = rule;
  const location: EditorLocation = { kind: 'rules', group, rule: id };
  if (rule.comment !== '') yield { text: rule.comment, where: name, location };
  const nodes: (Trigger | Action | Expression)[] = [rule.when, ...rule.if, ...rule.do];
  for (const node of nodes) {
    if (typeof node !== 'object' || node === null || Array.isArray(node)) continue;
    for (const line of describeNode(node as Trigger | Action | ValueNode)) {
      const text = writeLine(line);
      if (text !== '') yield { text, where: name, location };
    }
  }
}

function writeLine({ parts }: SentenceLine): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
