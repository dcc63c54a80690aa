import { ResponsiveImage } from '@playloom/design-system';
import blank from '../art/pictures/step-draw.svg';

interface GameCoverProps {
  /** As the API names it; null has none yet. */
  cover: string | null;
  /** How wide it is shown, in the notation of `sizes`. */
  sizes: string;
  priority?: boolean;
  className?: string;
}

/** The picture of a game. Its title always stands beside it, so it says nothing itself. */
export function GameCover({ cover, sizes, priority, className }: GameCoverProps) {
  const shared = { alt: '', width: 1200, height: 750, className };
  return cover === null ? (
    <img src={blank} loading="lazy" decoding="async" {...shared} alt="" />
  ) : (
    <ResponsiveImage src={cover} sizes={sizes} priority={priority} {...shared} />
  );
}
