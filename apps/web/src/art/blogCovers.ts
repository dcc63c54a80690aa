import coverLoom from './images/cover-loom.svg';
import coverRooms from './images/cover-rooms.svg';
import coverTogether from './images/cover-together.svg';

/**
 * Blog covers, keyed by the name in a post's front matter. `card` is the image for link previews, stored in public/.
 */
export const blogCovers: Record<string, { image: string; card: string }> = {
  loom: { image: coverLoom, card: '/og-cover-loom.png' },
  rooms: { image: coverRooms, card: '/og-cover-rooms.png' },
  together: { image: coverTogether, card: '/og-cover-together.png' },
};
