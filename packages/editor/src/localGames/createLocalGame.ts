import { ApiError, type ApiClient, BLANK_STARTER } from '@playloom/api-contract';
import { createDraftUpdate } from '@playloom/draft';
import { copyGameForNewCreator, type Game, type Json } from '@playloom/game-format';
import * as Y from 'yjs';
import { createBlankGame } from './createBlankGame.ts';
import { persistInBrowser } from './persistInBrowser.ts';
import { saveLocalGame } from './localGames.ts';
import { parseGameInWorker } from '../checks/parseGameInWorker.ts';
import { createUuid } from '@playloom/site/browser/createUuid.ts';

const NEW_TITLE = 'New Game';

/** Thrown with a message for the user when a game could not be created. */
class CannotBegin extends Error {
  override readonly name = 'CannotBegin';
}

/** Creates a local game from a starter or from any open-source game. Returns its local id. */
export async function createLocalGame(api: () => Promise<ApiClient>, starter: string): Promise<string> {
  const game = await fetchStarter(api, starter);
  // A blank game gets the default title; others keep the title of their source.
  return createLocalGameFrom(
    starter === BLANK_STARTER ? copyGameForNewCreator(game, NEW_TITLE) : copyGameForNewCreator(game),
    starter,
  );
}

/** Creates a local game from a whole document, such as an imported file. */
export async function createLocalGameFrom(game: Game, from?: string): Promise<string> {
  const id = createUuid();
  const doc = new Y.Doc();
  Y.applyUpdate(doc, createDraftUpdate(game));
  const copy = await persistInBrowser(doc, id, () => {});
  if (copy.wasFound === null) {
    throw new CannotBegin(
      'Your game couldn’t be saved because this browser blocks storage for this site. Allow it in your browser’s settings and try again.',
    );
  }
  await copy.destroy();
  doc.destroy();
  const origin = from === undefined ? {} : { from };
  saveLocalGame({ id, title: game.settings.title, editedAt: Date.now(), adoptedAs: null, ...origin });
  return id;
}

export async function fetchStarter(api: () => Promise<ApiClient>, starter: string): Promise<Game> {
  const parsed = await parseGameInWorker(await readDocument(api, starter));
  if (!parsed.ok) throw new CannotBegin('This starter game couldn’t be opened. Choose another one.');
  return parsed.value;
}

async function readDocument(api: () => Promise<ApiClient>, starter: string): Promise<Json> {
  try {
    const client = await api();
    return (await client.readTemplate({ params: { templateSlug: starter } })) as Json;
  } catch (error) {
    // The blank game is also available offline.
    if (starter === BLANK_STARTER) return createBlankGame();
    if (!(error instanceof ApiError)) throw error;
    throw new CannotBegin(
      error.status < 500
        ? 'You can’t start from this game. It doesn’t exist, or it isn’t open source.'
        : error.body.message,
    );
  }
}
