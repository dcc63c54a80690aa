import { librarySides, type Endpoints, type LibraryShelfName, type ResponseOf } from '@playloom/api-contract';
import { and, eq } from 'drizzle-orm';
import { storeFile } from '../../files/storeFile.ts';
import { DrawingNotFound, InvalidInput } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { libraryFiles } from '../../storage/schema.ts';
import { drawSvg } from './drawSvg.ts';

interface Wish {
  readonly shelf: LibraryShelfName;
  readonly name: string;
  readonly side: number;
}

/** Makes a drawing a file like those that are uploaded; what was taken before is the same file. */
export async function takeDrawing(
  { db, files, images, clock, library }: Services,
  wish: Wish,
): Promise<ResponseOf<Endpoints['takeDrawing']>['data']> {
  const { shelf: shelfName, name, side } = wish;
  const sides: readonly number[] = librarySides[shelfName];
  if (!sides.includes(side)) throw InvalidInput({ side: `Choose one of ${sides.join(', ')}.` });
  const shelf = await library.open(shelfName);
  const drawing = shelf.drawings.get(name);
  if (!drawing) throw DrawingNotFound();
  const answer = { title: drawing.title, side, isPixelArt: shelf.isPixelArt };
  const known = await findTaken(db, wish);
  if (known !== null) return { ...answer, file: known };
  const bytes = await images.toDrawing(drawSvg(shelf, drawing, side));
  const file = await db.transaction(async (tx) => {
    const png = { bytes, extension: 'png', contentType: 'image/png', ownerId: null, now: clock.now() };
    const stored = await storeFile(tx, files, png);
    await tx
      .insert(libraryFiles)
      .values({ ...wish, file: stored })
      .onConflictDoNothing();
    return stored;
  });
  return { ...answer, file };
}

async function findTaken(db: Db, { shelf, name, side }: Wish): Promise<string | null> {
  const [row] = await db
    .select({ file: libraryFiles.file })
    .from(libraryFiles)
    .where(and(eq(libraryFiles.shelf, shelf), eq(libraryFiles.name, name), eq(libraryFiles.side, side)));
  return row?.file ?? null;
}
