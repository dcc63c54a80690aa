import { drawDefaultAvatar } from './avatar.ts';
import { drawBraidPattern } from './braid.ts';
import { drawCoverLoom, drawCoverRooms, drawCoverTogether } from './covers.ts';
import { drawHeroEdit, drawHeroPlay } from './hero.ts';
import {
  drawEmptySearch,
  drawEmptyShelf,
  drawError,
  drawMail,
  drawNotFound,
  drawOffline,
  drawEditStep,
} from './smallScenes.ts';
import { drawTileTray } from './tiles.ts';

/** All artwork in `apps/web/src/art/images`, by file name. */
export const vectorImages: Record<string, () => string> = {
  'hero-edit': drawHeroEdit,
  'hero-play': drawHeroPlay,
  'braid-vertical': () => drawBraidPattern('vertical'),
  'braid-horizontal': () => drawBraidPattern('horizontal'),
  'tile-tray': drawTileTray,
  'step-draw': drawEditStep,
  mail: drawMail,
  'empty-list': drawEmptyShelf,
  'empty-search': drawEmptySearch,
  'not-found': drawNotFound,
  error: drawError,
  offline: drawOffline,
  'cover-loom': drawCoverLoom,
  'cover-rooms': drawCoverRooms,
  'cover-together': drawCoverTogether,
  'default-avatar': drawDefaultAvatar,
};
