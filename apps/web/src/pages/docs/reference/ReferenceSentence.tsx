import type { SentencePart } from '@playloom/game-format';
import { SlotChip } from './SlotChip.tsx';

export function ReferenceSentence({ parts }: { parts: readonly SentencePart[] }) {
  return parts.map((part, index) => (typeof part === 'string' ? part : <SlotChip key={index} slot={part} />));
}
