import type { ApiClient } from '@playloom/api-contract';
import {
  type CreateError,
  findFormProblem,
  type GameForm,
  readCreateError,
  toCreateGameBody,
} from './GameForm.ts';

export type GameCreationStatus = 'idle' | 'creating' | 'created' | 'publishing' | 'published' | 'error';

/** `play` publishes the game at once, `edit` opens the draft first. */
export type GameCreationGoal = 'play' | 'edit';

/** A game that an earlier attempt created. A retry uses it instead of creating a second one. */
export interface CreatedGame {
  readonly _id: string;
  readonly gameSlug: string;
  readonly releases: readonly { readonly release: number }[];
}

interface GameCreationListener {
  readonly onStatus: (status: GameCreationStatus) => void;
  /** Called when the game is created. If the goal is `play`, the game is published next. */
  readonly onCreated: (game: CreatedGame) => void;
  readonly onDone: (gameSlug: string) => void;
  readonly onError: (error: CreateError) => void;
}

interface GameCreationPlan {
  readonly form: GameForm;
  readonly goal: GameCreationGoal;
  readonly created: CreatedGame | null;
}

const NEW_GAME_PLAYERS = 32;
const PUBLISHING_FAILED = 'Your game was created, but it couldn’t be published.';

type GameCreationApi = () => Promise<Pick<ApiClient, 'createGame' | 'publishGame'>>;

/** Creates a game from the form. If the goal is `play`, publishes it as unlisted. */
export async function createGameFromForm(
  api: GameCreationApi,
  { form, goal, created }: GameCreationPlan,
  listener: GameCreationListener,
): Promise<void> {
  if (findFormProblem(form) !== null) return;
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
  api: GameCreationApi,
  form: GameForm,
  { onStatus, onCreated, onError }: GameCreationListener,
): Promise<CreatedGame | null> {
  onStatus('creating');
  try {
    const { data } = await (await api()).createGame({ body: toCreateGameBody(form) });
    onStatus('created');
    onCreated(data);
    return data;
  } catch (error) {
    onStatus('error');
    onError(readCreateError(error));
    return null;
  }
}
