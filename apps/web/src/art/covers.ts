import coverLoom from './images/cover-loom.svg';
import coverRooms from './images/cover-rooms.svg';
import coverTogether from './images/cover-together.svg';

/** Blog covers by the name in the front matter of a post. Their sharing images are in public/. */
export const covers: Record<string, { image: string; card: string }> = {
  loom: { image: coverLoom, card: '/og-cover-loom.png' },
  rooms: { image: coverRooms, card: '/og-cover-rooms.png' },
  together: { image: coverTogether, card: '/og-cover-together.png' },
};
