import type { SentencePart } from '../../../markdown/Reference.ts';
import { SlotChip } from './SlotChip.tsx';

export function Sentence({ parts }: { parts: SentencePart[] }) {
  return parts.map((part, index) => (typeof part === 'string' ? part : <SlotChip key={index} slot={part} />));
}
