import { join } from 'node:path';

/** The folder that has one folder for each starter game. */
export const GAMES_FOLDER = join(import.meta.dirname, '../../../games');
