import { ApiError, type EndpointBody, type Endpoints } from '@playloom/api-contract';
import { limits } from '@playloom/game-format';

/** The values of the new game form. */
export interface GameForm {
  readonly show: boolean;
  readonly title: string;
  readonly region: string;
  /** Slug of the starter or open-source game that the new game is created from; empty if none is chosen. */
  readonly parentGameSlug: string;
}

export const DEFAULT_TITLE = 'New Game';
export const ANY_SERVER_REGION = 'any';
const CREATION_FAILED = 'Error creating game';
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

export const SERVER_REGIONS = [
  { value: ANY_SERVER_REGION, label: 'Any region, nearest first' },
  { value: 'europe', label: 'Europe' },
  { value: 'north-america', label: 'North America' },
  { value: 'south-america', label: 'South America' },
  { value: 'asia', label: 'Asia' },
  { value: 'oceania', label: 'Oceania' },
] as const;

export function createGameForm(): GameForm {
  return { show: false, title: DEFAULT_TITLE, region: ANY_SERVER_REGION, parentGameSlug: '' };
}

export function openFormWithParent(form: GameForm, parentGameSlug: string): GameForm {
  return { ...form, show: true, parentGameSlug };
}

/** Checks the title while the user types. The server also checks it against the word filter. */
export function validateTitleInput(title: string): string | null {
  const tidied = tidyTitle(title);
  if (tidied.length > limits.TITLE_MAX) return `Use up to ${limits.TITLE_MAX} characters.`;
  if (tidied !== '' && !LETTER_OR_DIGIT.test(tidied)) return 'Use at least one letter or digit.';
  return null;
}

/** Explains why the game can't be created yet; null if it can. */
export function findFormProblem(form: GameForm): string | null {
  if (form.parentGameSlug === '') return 'Choose a game to start from.';
  return validateTitleInput(form.title);
}

export function toCreateGameBody({
  title,
  region,
  parentGameSlug,
}: GameForm): EndpointBody<Endpoints['createGame']> {
  return {
    game: {
      title: tidyTitle(title) || DEFAULT_TITLE,
      sandboxMode: 'advanced',
      preferredRegion: region === ANY_SERVER_REGION ? '' : region,
    },
    templateInfo: { templateSlug: parentGameSlug },
  };
}

export interface CreateError {
  readonly message: string;
  /** Whether the error is about the title. It is then shown below the title field. */
  readonly isTitle: boolean;
}

/** Reads why the server did not create a game. */
export function readCreateError(error: unknown, fallback = CREATION_FAILED): CreateError {
  // Use the fallback message if the request did not arrive or the answer has no message.
  const hasAnswer = error instanceof ApiError && error.body.errorId !== 'network_unreachable';
  const body = hasAnswer ? error.body : null;
  return {
    message: body?.fields?.['title'] || body?.message || fallback,
    isTitle: body?.fields?.['title'] !== undefined,
  };
}

function tidyTitle(title: string): string {
  return title.trim().replaceAll(/\s+/g, ' ');
}
