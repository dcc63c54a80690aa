import { CardTag, LiveDot } from '@playloom/design-system';
import { formatCount } from './formatCount.ts';

/** Number of current players, shown on the cover; hidden at zero. */
export function PlayingTag({ playing, className }: { playing: number; className?: string }) {
  if (playing === 0) return null;
  return (
    <CardTag className={className}>
      <LiveDot />
      {formatCount(playing)} playing
    </CardTag>
  );
}
