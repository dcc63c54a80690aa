import coverLoom from './pictures/cover-loom.svg';
import coverRooms from './pictures/cover-rooms.svg';
import coverTogether from './pictures/cover-together.svg';

/** Covers by the name that the front matter of a post gives; the sharing card of each lies in public/. */
export const covers: Record<string, { image: string; card: string }> = {
  loom: { image: coverLoom, card: '/og-cover-loom.png' },
  rooms: { image: coverRooms, card: '/og-cover-rooms.png' },
  together: { image: coverTogether, card: '/og-cover-together.png' },
};
