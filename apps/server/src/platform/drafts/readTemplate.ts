import { join } from 'node:path';
import { TemplateNotFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { findGameBySlug, findRelease } from '../../storage/gameQueries.ts';
import { BLANK, readStarter, STARTERS_FOLDER, type StarterFile } from '../starters/readStarters.ts';

export interface Template {
  /** In order, as text. */
  document: string;
  /** Files that the game needs and the file store may not have yet. */
  files: StarterFile[];
}

/** A game to begin with: a starter, or any other that is open source. */
export async function readTemplate(
  { db, documents }: Pick<Services, 'db' | 'documents'>,
  slug: string,
): Promise<Template> {
  const found = await findGameBySlug(db, slug);
  if (slug === BLANK && !found?.liveRelease) {
    const { game, files } = await readStarter(join(STARTERS_FOLDER, BLANK));
    return { document: JSON.stringify(game), files };
  }
  // Games for members only show themselves to nobody else, open or not.
  if (!found?.isOpenSource || found.visibility === 3) throw TemplateNotFound();
  const release = await findRelease(db, found.id, found.liveRelease);
  const document = release && (await documents.run('normalize', { text: release.document }));
  if (!document?.ok) throw TemplateNotFound();
  return { document: document.value, files: [] };
}
