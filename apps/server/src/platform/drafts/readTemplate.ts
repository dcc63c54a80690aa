import { join } from 'node:path';
import { parseGame, type Game } from '@playloom/game-format';
import { TemplateNotFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { findGameBySlug, findRelease } from '../../storage/gameQueries.ts';
import { BLANK, readStarter, STARTERS_FOLDER, type StarterFile } from '../starters/readStarters.ts';

export interface Template {
  game: Game;
  /** Files that the game needs and the file store may not have yet. */
  files: StarterFile[];
}

/** A game to begin with: a starter, or any other that is open source. */
export async function readTemplate({ db }: Services, slug: string): Promise<Template> {
  const found = await findGameBySlug(db, slug);
  if (slug === BLANK && !found?.liveRelease) return readStarter(join(STARTERS_FOLDER, BLANK));
  // Games for members only show themselves to nobody else, open or not.
  if (!found?.isOpenSource || found.visibility === 3) throw TemplateNotFound();
  const release = await findRelease(db, found.id, found.liveRelease);
  const parsed = release && parseGame(JSON.parse(release.document));
  if (!parsed?.ok) throw TemplateNotFound();
  return { game: parsed.value, files: [] };
}
