import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, parseGame } from '@playloom/game-format';
import { GAMES_FOLDER } from './gamesFolder.ts';

/** Reads the document of a starter game without checking it. */
export function readGameJson(slug: string): unknown {
  return JSON.parse(readFileSync(join(GAMES_FOLDER, slug, 'game.json'), 'utf8'));
}

export function loadGame(slug: string): Game {
  const parsed = parseGame(readGameJson(slug));
  if (parsed.ok) return parsed.value;
  const problems = parsed.error.map(({ path, message }) => `${path}: ${message}`);
  throw new Error(`games/${slug}/game.json has problems:\n${problems.join('\n')}`);
}
