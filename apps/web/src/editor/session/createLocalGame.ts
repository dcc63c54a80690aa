import { ApiError, type ApiClient } from '@playloom/api-contract';
import { createDraft } from '@playloom/draft';
import { copyGame, type Game, type Json } from '@playloom/game-format';
import * as Y from 'yjs';
import { createBlankGame } from './createBlankGame.ts';
import { persistInBrowser } from './persistInBrowser.ts';
import { saveLocalGame } from './localGames.ts';
import { parseGameInWorker } from './parseGameInWorker.ts';

/** The starter that anybody can begin with, the network or not. */
export const BLANK_STARTER = 'blank';
const NEW_TITLE = 'New Game';

/** Why a game could not be begun. */
class CannotBegin extends Error {
  override readonly name = 'CannotBegin';
}

/** Makes a game in this browser out of a starter, or of any game that is open source. Its local id. */
export async function createLocalGame(api: () => Promise<ApiClient>, starter: string): Promise<string> {
  const game = await fetchStarter(api, starter);
  // An empty game is named as every new one is; others keep the name of what they come from.
  return createLocalGameFrom(starter === BLANK_STARTER ? copyGame(game, NEW_TITLE) : copyGame(game), starter);
}

/** The same from a whole document: an imported file. */
export async function createLocalGameFrom(game: Game, from?: string): Promise<string> {
  const id = crypto.randomUUID();
  const doc = new Y.Doc();
  Y.applyUpdate(doc, createDraft(game));
  const copy = await persistInBrowser(doc, id, () => {});
  if (copy.wasFound === null) {
    throw new CannotBegin('This browser keeps nothing for this site, so a game could not be kept either.');
  }
  await copy.destroy();
  doc.destroy();
  const origin = from === undefined ? {} : { from };
  saveLocalGame({ id, title: game.settings.title, editedAt: Date.now(), adoptedAs: null, ...origin });
  return id;
}

export async function fetchStarter(api: () => Promise<ApiClient>, starter: string): Promise<Game> {
  const parsed = await parseGameInWorker(await readDocument(api, starter));
  if (!parsed.ok) throw new CannotBegin('The game to begin with cannot be read.');
  return parsed.value;
}

async function readDocument(api: () => Promise<ApiClient>, starter: string): Promise<Json> {
  try {
    const client = await api();
    return (await client.readTemplate({ params: { templateSlug: starter } })) as Json;
  } catch (error) {
    // Without the network there is still something to begin with.
    if (starter === BLANK_STARTER) return createBlankGame();
    if (!(error instanceof ApiError)) throw error;
    throw new CannotBegin(
      error.status < 500
        ? 'There is no game to begin with at this address, or its maker keeps it closed.'
        : error.body.message,
    );
  }
}
