import { ApiError } from '@playloom/api-contract';
import { describe, expect, it } from 'vitest';
import {
  createGameForm,
  findObstacle,
  type GameForm,
  judgeTitle,
  openGameForm,
  readCreateError,
} from './GameForm.ts';
import { makeGame, type MakingStatus } from './makeGame.ts';

const CHOSEN = openGameForm(createGameForm(), 'arena');

function refuse(status: number, body: Partial<ApiError['body']>) {
  return new ApiError(status, { status: 'error', errorId: 'title_refused', message: '', ...body });
}

/** Sends a form to a server that answers so, and keeps what was told. */
async function send(form: GameForm, answer: () => Promise<unknown>) {
  const told: { bodies: unknown[]; statuses: MakingStatus[]; errors: unknown[]; slugs: string[] } = {
    bodies: [],
    statuses: [],
    errors: [],
    slugs: [],
  };
  const createGame = async ({ body }: { body: unknown }) => {
    told.bodies.push(body);
    return (await answer()) as never;
  };
  await makeGame(async () => ({ createGame }), form, {
    onStatus: (status) => told.statuses.push(status),
    onError: (error) => told.errors.push(error),
    onCreated: (slug) => told.slugs.push(slug),
  });
  return told;
}

const created = async () => ({ data: { gameSlug: 'moat', _id: '1', releases: [] } });

describe('the form of a new game', () => {
  it('[EN-09] [DG-06:part] begins closed, called New Game, for any region, without a parent game', () => {
    expect(createGameForm()).toEqual({ show: false, title: 'New Game', region: 'any', parentGameSlug: '' });
    expect(openGameForm(createGameForm(), 'arena')).toMatchObject({ show: true, parentGameSlug: 'arena' });
  });

  it('[VA-03] is blocked by a title that is too long or only symbols, and without a template', async () => {
    const blocked: GameForm[] = [
      { ...CHOSEN, title: 'x'.repeat(61) },
      { ...CHOSEN, title: ' ?!… ' },
      { ...CHOSEN, parentGameSlug: '' },
    ];
    for (const form of blocked) {
      expect(findObstacle(form)).not.toBeNull();
      expect((await send(form, created)).bodies).toEqual([]);
    }
    expect(judgeTitle('x'.repeat(60))).toBeNull();
    expect(judgeTitle('Ночь 3')).toBeNull();
    expect(judgeTitle('')).toBeNull();
  });

  it('[VA-03] an empty title becomes New Game, and any region is sent as empty', async () => {
    const told = await send({ ...CHOSEN, title: '   ' }, created);
    expect(told.bodies).toEqual([
      {
        game: { title: 'New Game', sandboxMode: 'advanced', preferredRegion: '' },
        templateInfo: { templateSlug: 'arena' },
      },
    ]);
    const placed = await send({ ...CHOSEN, title: ' A  moat ', region: 'europe' }, created);
    expect(placed.bodies).toMatchObject([{ game: { title: 'A moat', preferredRegion: 'europe' } }]);
    expect([placed.statuses, placed.slugs]).toEqual([['creating', 'created'], ['moat']]);
  });

  it('[VA-03] what the word filter refuses stands under the title', async () => {
    const refusal = refuse(400, { message: 'Some of it', fields: { title: 'Choose another title.' } });
    const told = await send(CHOSEN, () => Promise.reject(refusal));
    expect(told.errors).toEqual([{ message: 'Choose another title.', isTitle: true }]);
  });

  it('[ER-04] status error: the message of the server, or a word of our own, goes to the error callback', async () => {
    const told = await send(CHOSEN, () => Promise.reject(refuse(503, { message: 'We are moving house.' })));
    expect([told.statuses, told.errors, told.slugs]).toEqual([
      ['creating', 'error'],
      [{ message: 'We are moving house.', isTitle: false }],
      [],
    ]);
    for (const silent of [refuse(500, { message: '' }), new TypeError('no network')]) {
      const heard = await send(CHOSEN, () => Promise.reject(silent));
      expect(heard.errors).toEqual([{ message: 'Error creating game', isTitle: false }]);
    }
    expect(readCreateError(undefined).message).toBe('Error creating game');
  });
});
