import type { RulePart } from '@playloom/editor-core';
import { Fragment } from 'react';
import { Slot } from './Slot.tsx';

interface Props {
  readonly parts: readonly RulePart[];
  readonly words: readonly string[];
}

/** A sentence in which the typed words stand out. */
export function Marked({ parts, words }: Props) {
  return parts.map((part, index) => (
    // Parts of a sentence have no names and never change places.
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one sentence, made anew with it
    <Fragment key={index}>
      {typeof part === 'string' ? (
        <span className="rules-word">{markWords(part.trim(), words)}</span>
      ) : (
        <Slot slot={part} marks={null} isInside />
      )}
    </Fragment>
  ));
}

function markWords(text: string, words: readonly string[]) {
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map(escapePattern).join('|')})`, 'gi');
  return text.split(pattern).map((piece, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one sentence, made anew with it
      <mark key={index}>{piece}</mark>
    ) : (
      piece
    ),
  );
}

function escapePattern(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
