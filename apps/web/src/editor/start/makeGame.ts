import type { ApiClient } from '@playloom/api-contract';
import {
  type CreateError,
  findObstacle,
  type GameForm,
  readCreateError,
  writeCreateBody,
} from './GameForm.ts';

export type MakingStatus = 'idle' | 'creating' | 'created' | 'publishing' | 'published' | 'error';

/** What is made: a game to play at once, or a draft to edit first. */
export type MakingGoal = 'play' | 'edit';

/** A game that exists already, so that trying again makes no second one. */
export interface CreatedGame {
  readonly _id: string;
  readonly gameSlug: string;
  readonly releases: readonly { readonly release: number }[];
}

export interface MakingListener {
  readonly onStatus: (status: MakingStatus) => void;
  /** Created; with the goal `play` it is published next. */
  readonly onCreated: (game: CreatedGame) => void;
  readonly onDone: (gameSlug: string) => void;
  readonly onError: (error: CreateError) => void;
}

export interface MakingPlan {
  readonly form: GameForm;
  readonly goal: MakingGoal;
  readonly created: CreatedGame | null;
}

const NEW_GAME_PLAYERS = 32;
const PUBLISHING_FAILED = 'Your game was created, but it could not be published.';

type MakingApi = () => Promise<Pick<ApiClient, 'createGame' | 'publishGame'>>;

/** Creates the game that a form describes and, to be played at once, publishes it by link only. */
export async function makeGame(
  api: MakingApi,
  { form, goal, created }: MakingPlan,
  listener: MakingListener,
): Promise<void> {
  if (findObstacle(form) !== null) return;
  const game = created ?? (await createGame(api, form, listener));
  if (game === null) return;
  if (goal === 'edit') return listener.onDone(game.gameSlug);
  listener.onStatus('publishing');
  try {
    const [release] = game.releases;
    const body = { maxPlayers: NEW_GAME_PLAYERS, isUnlisted: true, ...(release ? { release } : {}) };
    await (await api()).publishGame({ params: { id: game._id }, body });
    listener.onStatus('published');
    listener.onDone(game.gameSlug);
  } catch (error) {
    listener.onStatus('error');
    const message = readCreateError(error, '').message;
    listener.onError({ message: `${PUBLISHING_FAILED} ${message}`.trim(), isTitle: false });
  }
}

async function createGame(
  api: MakingApi,
  form: GameForm,
  { onStatus, onCreated, onError }: MakingListener,
): Promise<CreatedGame | null> {
  onStatus('creating');
  try {
    const { data } = await (await api()).createGame({ body: writeCreateBody(form) });
    onStatus('created');
    onCreated(data);
    return data;
  } catch (error) {
    onStatus('error');
    onError(readCreateError(error));
    return null;
  }
}
