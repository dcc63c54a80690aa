import type { SentencePart } from '../../../markdown/RuleReference.ts';
import { SlotChip } from './SlotChip.tsx';

export function ReferenceSentence({ parts }: { parts: SentencePart[] }) {
  return parts.map((part, index) => (typeof part === 'string' ? part : <SlotChip key={index} slot={part} />));
}
