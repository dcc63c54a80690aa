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

/** The artwork of pages, by file name. */
export const vectorImages: Record<string, () => string> = {
  'hero-edit': drawHeroEdit,
  'hero-play': drawHeroPlay,
  'braid-vertical': () => drawBraidPattern('vertical'),
  'braid-horizontal': () => drawBraidPattern('horizontal'),
  'tile-tray': drawTileTray,
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

/** The folders of artwork, with what each contains. The editor shows covers too, so theirs is in a package. */
export const imageFolders: Record<string, Record<string, () => string>> = {
  'apps/web/src/art/images': vectorImages,
  'packages/site/src/art': { 'step-draw': drawEditStep },
};
