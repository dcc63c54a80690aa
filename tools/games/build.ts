import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameInput, parseGame } from '@playloom/game-format';
import { GAMES_FOLDER } from './starters/gamesFolder.ts';
import { starterSlugs } from './starters/listGames.ts';

/**
 * Builds games/<slug>/game.json from games/<slug>/createGame.ts and games/<slug>/scripts:
 * `node tools/games/build.ts [slug…]`. A test fails if a game.json is not up to date.
 */
export async function buildGame(slug: string): Promise<string> {
  const folder = join(GAMES_FOLDER, slug);
  const source = (await import(join(folder, 'createGame.ts'))) as { createGame(): GameInput };
  const game = { ...source.createGame(), ...readScripts(folder) };
  const parsed = parseGame(game);
  if (!parsed.ok) {
    const problems = parsed.error.map(({ path, message }) => `  ${path}: ${message}`);
    throw new Error(`${slug} has problems:\n${problems.join('\n')}`);
  }
  return `${JSON.stringify(game, null, 1)}\n`;
}

/** Reads the scripts of the document from games/<slug>/scripts/<script>/<file>.ts. */
function readScripts(folder: string): Pick<GameInput, 'scripts'> {
  const scripts = join(folder, 'scripts');
  if (!existsSync(scripts)) return {};
  const names = readdirSync(scripts, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return {
    scripts: Object.fromEntries(
      names.map(({ name }) => {
        const files = readdirSync(join(scripts, name)).toSorted();
        const texts = files.map((file) => [file, readFileSync(join(scripts, name, file), 'utf8')] as const);
        return [name, { name, files: Object.fromEntries(texts) }];
      }),
    ),
  };
}

if (import.meta.main) {
  const wanted = process.argv.slice(2);
  for (const slug of wanted.length > 0 ? wanted : starterSlugs) {
    writeFileSync(join(GAMES_FOLDER, slug, 'game.json'), await buildGame(slug));
    console.log(`games/${slug}/game.json`);
  }
}
