import type { SentenceLine } from '@playloom/game-format';
import { ReferenceSentence } from './ReferenceSentence.tsx';

const INDENTS = ['', 'ml-5 border-l-2 border-line pl-4', 'ml-11 border-l-2 border-line pl-4'];

/** Shows part of a rule, line by line, like the editor does. */
export function RuleLines({ lines }: { lines: readonly SentenceLine[] }) {
  return lines.map((line, index) => (
    <p key={index} className={`py-[3px] ${INDENTS[Math.min(line.depth, INDENTS.length - 1)]}`}>
      {line.keyword && <b className="mr-3 font-bold text-paper">{line.keyword}</b>}
      <ReferenceSentence parts={line.parts} />
    </p>
  ));
}
