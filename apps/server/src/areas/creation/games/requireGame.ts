import { GameNotFound } from '../../../http/errors.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { findGame, type PublishedGame } from './gameQueries.ts';

export async function requireGame({ db }: { db: Db }, id: string): Promise<PublishedGame> {
  const game = await findGame(db, id);
  if (!game) throw GameNotFound();
  return game;
}
