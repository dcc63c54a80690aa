import type { DraftGame } from '@playloom/draft';
import { type Entry, findValue } from '@playloom/game-format';
import { findNodeEntry } from './clipRules.ts';
import type { RuleLine } from './listLines.ts';
import { isObject } from './readRule.ts';
import { readExpressionSlot, readSentence, type RulePart } from './readSentence.ts';
import { CONDITION_SLOT_SPEC } from './slotSpec.ts';

/** The sentence of a line. “If” stands before it already. */
export function readLineSentence(game: DraftGame, line: RuleLine): readonly RulePart[] {
  if (line.kind === 'condition') return [readExpressionSlot(game, line.json, CONDITION_SLOT_SPEC)];
  if (!isObject(line.json) || line.kind === 'empty' || line.kind === 'else') return [];
  const entry = entryOfLine(line);
  if (entry === null) return [String(line.json['do'] ?? line.json['when'] ?? '')];
  const parts = readSentence(game, entry, line.json);
  return entry.name === 'ifThen' && parts[0] === 'If ' ? parts.slice(1) : lowerFirst(parts);
}

/** What the catalog says about a line; null for an empty one and for what it does not know. */
export function entryOfLine({ kind, json }: RuleLine): Entry | null {
  if (!isObject(json)) return null;
  return kind === 'condition' ? findValue(String(json['get'])) : findNodeEntry(json);
}

/** After “When” and “Do” a sentence goes on. */
function lowerFirst(parts: readonly RulePart[]): readonly RulePart[] {
  const [first, ...rest] = parts;
  if (typeof first !== 'string') return parts;
  return [first.charAt(0).toLowerCase() + first.slice(1), ...rest];
}
