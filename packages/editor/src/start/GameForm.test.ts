import { ApiError } from '@playloom/api-contract';
import { describe, expect, it } from 'vitest';
import {
  createGameForm,
  findFormProblem,
  type GameForm,
  validateTitleInput,
  openFormWithParent,
  readCreateError,
} from './GameForm.ts';
import {
  type CreatedGame,
  createGameFromForm,
  type GameCreationGoal,
  type GameCreationStatus,
} from './createGameFromForm.ts';

const CHOSEN = openFormWithParent(createGameForm(), 'arena');

function createRejection(status: number, body: Partial<ApiError['body']>) {
  return new ApiError(status, { status: 'error', errorId: 'title_refused', message: '', ...body });
}

interface Recorded {
  bodies: unknown[];
  publications: unknown[];
  statuses: GameCreationStatus[];
  errors: unknown[];
  slugs: string[];
  created: CreatedGame[];
}

/** Submits a form to a fake server that gives these answers, and records the calls of the listener. */
async function send(
  form: GameForm,
  answer: () => Promise<unknown>,
  { goal = 'edit', publish = async () => ({}), before = null }: SendOptions = {},
) {
  const recorded: Recorded = {
    bodies: [],
    publications: [],
    statuses: [],
    errors: [],
    slugs: [],
    created: [],
  };
  const createGame = async ({ body }: { body: unknown }) => {
    recorded.bodies.push(body);
    return (await answer()) as never;
  };
  const publishGame = async (call: unknown) => {
    recorded.publications.push(call);
    return (await publish()) as never;
  };
  const plan = { form, goal, created: before };
  await createGameFromForm(async () => ({ createGame, publishGame }), plan, {
    onStatus: (status) => recorded.statuses.push(status),
    onError: (error) => recorded.errors.push(error),
    onCreated: (game) => recorded.created.push(game),
    onDone: (slug) => recorded.slugs.push(slug),
  });
  return recorded;
}

interface SendOptions {
  goal?: GameCreationGoal;
  publish?: () => Promise<unknown>;
  before?: CreatedGame | null;
}

const created = async () => ({ data: { gameSlug: 'moat', _id: '1', releases: [{ release: 1 }] } });

describe('the new game form', () => {
  it('[EN-09] [DG-06:part] starts closed, named New Game, for any region, without a parent game', () => {
    expect(createGameForm()).toEqual({ show: false, title: 'New Game', region: 'any', parentGameSlug: '' });
    expect(openFormWithParent(createGameForm(), 'arena')).toMatchObject({
      show: true,
      parentGameSlug: 'arena',
    });
  });

  it('[VA-03] is blocked by a title that is too long or only symbols, and without a template', async () => {
    const blocked: GameForm[] = [
      { ...CHOSEN, title: 'x'.repeat(61) },
      { ...CHOSEN, title: ' ?!… ' },
      { ...CHOSEN, parentGameSlug: '' },
    ];
    for (const form of blocked) {
      expect(findFormProblem(form)).not.toBeNull();
      expect((await send(form, created)).bodies).toEqual([]);
    }
    expect(validateTitleInput('x'.repeat(60))).toBeNull();
    expect(validateTitleInput('Ночь 3')).toBeNull();
    expect(validateTitleInput('')).toBeNull();
  });

  it('[VA-03] replaces an empty title with New Game, and sends any region as empty', async () => {
    const recorded = await send({ ...CHOSEN, title: '   ' }, created);
    expect(recorded.bodies).toEqual([
      {
        game: { title: 'New Game', sandboxMode: 'advanced', preferredRegion: '' },
        templateInfo: { templateSlug: 'arena' },
      },
    ]);
    const placed = await send({ ...CHOSEN, title: ' A  moat ', region: 'europe' }, created);
    expect(placed.bodies).toMatchObject([{ game: { title: 'A moat', preferredRegion: 'europe' } }]);
    expect([placed.statuses, placed.slugs]).toEqual([['creating', 'created'], ['moat']]);
  });

  it('[VA-03] shows a refusal of the word filter under the title', async () => {
    const rejection = createRejection(400, {
      message: 'Some of it',
      fields: { title: 'Choose another title.' },
    });
    const recorded = await send(CHOSEN, () => Promise.reject(rejection));
    expect(recorded.errors).toEqual([{ message: 'Choose another title.', isTitle: true }]);
  });

  it('[ST-05:part] creates, then publishes for 32 players by link only; the draft option publishes nothing', async () => {
    const recorded = await send(CHOSEN, created, { goal: 'play' });
    expect(recorded.statuses).toEqual(['creating', 'created', 'publishing', 'published']);
    expect(recorded.publications).toEqual([
      { params: { id: '1' }, body: { maxPlayers: 32, isUnlisted: true, release: { release: 1 } } },
    ]);
    expect(recorded.slugs).toEqual(['moat']);
    expect((await send(CHOSEN, created)).publications).toEqual([]);
  });

  it('[ST-05:part] [ER-04:part] says that the game exists when publishing fails, and creates no second one', async () => {
    const publish = () => Promise.reject(createRejection(503, { message: 'We are moving house.' }));
    const failed = await send(CHOSEN, created, { goal: 'play', publish });
    const message = 'Your game was created, but it couldn’t be published. We are moving house.';
    expect([failed.errors, failed.slugs]).toEqual([[{ message, isTitle: false }], []]);
    const again = await send(CHOSEN, created, { goal: 'play', before: failed.created[0] ?? null });
    expect([again.bodies, again.slugs]).toEqual([[], ['moat']]);
  });

  it('[ER-04] status error: passes the server’s message, or our own, to the error callback', async () => {
    const recorded = await send(CHOSEN, () =>
      Promise.reject(createRejection(503, { message: 'We are moving house.' })),
    );
    expect([recorded.statuses, recorded.errors, recorded.slugs]).toEqual([
      ['creating', 'error'],
      [{ message: 'We are moving house.', isTitle: false }],
      [],
    ]);
    for (const silent of [createRejection(500, { message: '' }), new TypeError('no network')]) {
      const afterSilence = await send(CHOSEN, () => Promise.reject(silent));
      expect(afterSilence.errors).toEqual([{ message: 'Error creating game', isTitle: false }]);
    }
    expect(readCreateError(undefined).message).toBe('Error creating game');
  });
});
