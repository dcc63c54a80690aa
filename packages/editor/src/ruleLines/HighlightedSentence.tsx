import type { RuleSentencePart } from '@playloom/editor-core';
import { Fragment } from 'react';
import { SentenceSlot } from './SentenceSlot.tsx';

interface Props {
  readonly parts: readonly RuleSentencePart[];
  readonly words: readonly string[];
}

/** A sentence with the typed words highlighted. */
export function HighlightedSentence({ parts, words }: Props) {
  return parts.map((part, index) => (
    // Parts of a sentence have no ids and never change their order.
    // oxlint-disable-next-line react/no-array-index-key -- parts of one sentence, rendered together
    <Fragment key={index}>
      {typeof part === 'string' ? (
        <span className="rules-word">{highlightWords(part.trim(), words)}</span>
      ) : (
        <SentenceSlot slot={part} marks={null} isInside />
      )}
    </Fragment>
  ));
}

function highlightWords(text: string, words: readonly string[]) {
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map(escapePattern).join('|')})`, 'gi');
  return text.split(pattern).map((piece, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one sentence, rendered together
      <mark key={index}>{piece}</mark>
    ) : (
      piece
    ),
  );
}

function escapePattern(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
