import { join } from 'node:path';
import { BLANK_STARTER } from '@playloom/api-contract';
import { TemplateNotFound } from './templateErrors.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import { findGameBySlug, findRelease } from '../games/gameQueries.ts';
import { type GameRow } from '../../../storage/schema/games.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { toDocumentProblem } from '../documents/toDocumentProblem.ts';
import { readStarter, STARTERS_FOLDER, type StarterFile } from '../starters/readStarters.ts';

interface Template {
  /** A valid document as text. */
  document: string;
  /** Files of the game that the file store may not have yet. */
  files: StarterFile[];
  /** Name in the file store. */
  cover: string | null;
}

/** Reads a template: a starter, or any game that is open source. */
export async function readTemplate(
  { db, documents }: WithDatabase & WithDocuments,
  slug: string,
): Promise<Template> {
  const found = await findGameBySlug(db, slug);
  if (slug === BLANK_STARTER && !found?.liveRelease) {
    const { game, files, cover } = await readStarter(join(STARTERS_FOLDER, BLANK_STARTER));
    return { document: JSON.stringify(game), files: [...files, cover], cover: cover.name };
  }
  if (!found || !isTemplate(found)) throw TemplateNotFound();
  const release = await findRelease(db, found.id, found.liveRelease);
  if (!release) throw TemplateNotFound();
  const document = await documents.run('normalize', { text: release.document });
  if (!document.ok) throw toDocumentProblem(document.error);
  return { document: document.value, files: [], cover: found.coverFile };
}

/** Finds the cover of a template. Returns null when there is no cover or no template. */
export async function findTemplateCover(db: Db, slug: string): Promise<string | null> {
  const found = await findGameBySlug(db, slug);
  return found && isTemplate(found) ? found.coverFile : null;
}

/** Members-only games are never templates, even if they are open source. */
function isTemplate({ isOpenSource, visibility }: Pick<GameRow, 'isOpenSource' | 'visibility'>): boolean {
  return isOpenSource && visibility !== 3;
}
