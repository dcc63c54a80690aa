import { CardTag, LiveDot } from '@playloom/design-system';
import { formatNumber } from '../numbers/formatNumber.ts';

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
