import { ApiError, type EndpointBody, type Endpoints } from '@playloom/api-contract';
import { limits } from '@playloom/game-format';

/** The values of the new game form. */
export interface GameForm {
  readonly show: boolean;
  readonly title: string;
  readonly region: string;
  /** The starter or open-source game it is created from; empty while none is chosen. */
  readonly parentGameSlug: string;
}

export const DEFAULT_TITLE = 'New Game';
export const ANY_REGION = 'any';
const CREATION_FAILED = 'Error creating game';
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

export const REGIONS = [
  { value: ANY_REGION, label: 'Any region, nearest first' },
  { value: 'europe', label: 'Europe' },
  { value: 'north-america', label: 'North America' },
  { value: 'south-america', label: 'South America' },
  { value: 'asia', label: 'Asia' },
  { value: 'oceania', label: 'Oceania' },
] as const;

export function createGameForm(): GameForm {
  return { show: false, title: DEFAULT_TITLE, region: ANY_REGION, parentGameSlug: '' };
}

export function openFormWithParent(form: GameForm, parentGameSlug: string): GameForm {
  return { ...form, show: true, parentGameSlug };
}

/** The problem with a title while the user types it; the word filter runs on the server. */
export function validateTitleInput(title: string): string | null {
  const tidied = tidyTitle(title);
  if (tidied.length > limits.TITLE_MAX) return `Use up to ${limits.TITLE_MAX} characters.`;
  if (tidied !== '' && !LETTER_OR_DIGIT.test(tidied)) return 'Use at least one letter or digit.';
  return null;
}

/** Why the game can't be created yet; null when it can. */
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
      preferredRegion: region === ANY_REGION ? '' : region,
    },
    templateInfo: { templateSlug: parentGameSlug },
  };
}

export interface CreateError {
  readonly message: string;
  /** Whether the error is about the title and shown under it. */
  readonly isTitle: boolean;
}

/** The server's reason for not creating a game. */
export function readCreateError(error: unknown, fallback = CREATION_FAILED): CreateError {
  // A request that never arrived, or an answer without a message, says nothing about the game.
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
