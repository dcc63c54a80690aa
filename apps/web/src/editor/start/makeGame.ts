import type { ApiClient } from '@playloom/api-contract';
import {
  type CreateError,
  findObstacle,
  type GameForm,
  readCreateError,
  writeCreateBody,
} from './GameForm.ts';

export type MakingStatus = 'idle' | 'creating' | 'created' | 'error';

export interface MakingEars {
  readonly onStatus: (status: MakingStatus) => void;
  readonly onCreated: (gameSlug: string) => void;
  readonly onError: (error: CreateError) => void;
}

/** Makes the game that a form asks for; what stands in the way is told and nothing is sent. */
export async function makeGame(
  api: () => Promise<Pick<ApiClient, 'createGame'>>,
  form: GameForm,
  { onStatus, onCreated, onError }: MakingEars,
): Promise<void> {
  if (findObstacle(form) !== null) return;
  onStatus('creating');
  try {
    const client = await api();
    const { gameSlug } = (await client.createGame({ body: writeCreateBody(form) })).data;
    onStatus('created');
    onCreated(gameSlug);
  } catch (error) {
    onStatus('error');
    onError(readCreateError(error));
  }
}
