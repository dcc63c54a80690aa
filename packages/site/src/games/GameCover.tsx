import { ResponsiveImage } from '@playloom/design-system';
import blank from '../art/step-draw.svg';

interface GameCoverProps {
  /** File name from the API; null if the game has no cover. */
  cover: string | null;
  /** Displayed width, in the syntax of the HTML attribute `sizes`. */
  sizes: string;
  priority?: boolean;
  className?: string;
}

/** Cover image of a game. Its title is always next to it, so the alternative text is empty. */
export function GameCover({ cover, sizes, priority, className }: GameCoverProps) {
  const shared = { alt: '', width: 1200, height: 750, className };
  return cover === null ? (
    <img src={blank} loading="lazy" decoding="async" {...shared} alt="" />
  ) : (
    <ResponsiveImage src={cover} sizes={sizes} priority={priority} {...shared} />
  );
}
