import type { DraftGame } from '@playloom/draft';
import { type Entry, findValue, isJsonObject } from '@playloom/game-format';
import { findNodeEntry } from './clipRules.ts';
import type { RuleLine } from './listLines.ts';
import { createExpressionSlot, readSentence, type RuleSentencePart } from './readSentence.ts';
import { CONDITION_SLOT_SPEC } from './slotSpec.ts';

/** The sentence that describes a line, without the keyword that the editor shows in front of it. */
export function readLineSentence(game: DraftGame, line: RuleLine): readonly RuleSentencePart[] {
  if (line.kind === 'condition') return [createExpressionSlot(game, line.json, CONDITION_SLOT_SPEC)];
  if (!isJsonObject(line.json) || line.kind === 'empty' || line.kind === 'else') return [];
  const entry = findLineEntry(line);
  if (entry === null) return [String(line.json['do'] ?? line.json['when'] ?? '')];
  const parts = readSentence(game, entry, line.json);
  return entry.name === 'ifThen' && parts[0] === 'If ' ? parts.slice(1) : lowerFirst(parts);
}

/** The catalog entry of a line. Null for an empty line and for unknown entries. */
export function findLineEntry({ kind, json }: RuleLine): Entry | null {
  if (!isJsonObject(json)) return null;
  return kind === 'condition' ? findValue(String(json['get'])) : findNodeEntry(json);
}

/** Starts a sentence with a lowercase letter, because it continues after “When” or “Do”. */
function lowerFirst(parts: readonly RuleSentencePart[]): readonly RuleSentencePart[] {
  const [first, ...rest] = parts;
  if (typeof first !== 'string') return parts;
  return [first.charAt(0).toLowerCase() + first.slice(1), ...rest];
}
