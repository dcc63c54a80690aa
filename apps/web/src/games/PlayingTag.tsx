import { CardTag, LiveDot } from '@playloom/design-system';
import { formatCount } from './formatCount.ts';

/** How many play now, on the picture; nothing while nobody does. */
export function PlayingTag({ playing, className }: { playing: number; className?: string }) {
  if (playing === 0) return null;
  return (
    <CardTag className={className}>
      <LiveDot />
      {formatCount(playing)} playing
    </CardTag>
  );
}
