import { formatNumber } from '@playloom/api-contract';
import { CardTag, LiveDot } from '@playloom/design-system';

/** Number of current players, shown on the cover; hidden at zero. */
export function PlayingTag({ playing, className }: { playing: number; className?: string }) {
  if (playing === 0) return null;
  return (
    <CardTag className={className}>
      <LiveDot />
      {formatNumber(playing)} playing
    </CardTag>
  );
}
