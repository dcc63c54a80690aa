import { apiLimits, type Skin } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../process/clock.ts';
import {
  achievementProgress,
  collaborators,
  games,
  notifications,
  skins,
  type GameRow,
} from '../../../storage/schema.ts';
import { findWornSkin } from './skinQueries.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createFakeRooms, type FakeRooms } from '../../../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../../testing/createUniqueUsername.ts';
import { makePng } from '../../../testing/makePng.ts';
import { pollUntil } from '../../../testing/pollUntil.ts';
import { discardUnusedFiles } from '../../../files/discardFile.ts';

let server: TestServer;
let rooms: FakeRooms;
let maker: SignedInUser;
let player: SignedInUser;
let game: GameRow;
beforeAll(async () => {
  rooms = createFakeRooms();
  server = await createTestServer({ rooms });
  maker = await addSignedInUser(server, createUniqueUsername());
  player = await addSignedInUser(server, createUniqueUsername());
  game = await addOwnGame();
  await maker.client.api.allowSkins({ params: { id: game.id }, body: { unit: 'knight' } });
});
afterAll(() => server.close());

const addOwnGame = () =>
  addGame(server, {
    creatorId: maker.user.id,
    document: { types: { units: { knight: { name: 'Knight', look: { width: 1, height: 2 } } } } },
  });

function makeForm(): FormData {
  const form = new FormData();
  form.set(
    'picture',
    new Blob([new Uint8Array(makePng({ width: 300, height: 100 }))], { type: 'image/png' }),
  );
  return form;
}

const submit = async ({ client }: SignedInUser = player, id = game.id): Promise<Skin> =>
  (await client.api.submitSkin({ params: { id }, form: makeForm() })).data;

const approve = (skinId: string, { client } = maker) =>
  client.api.decideSkin({ params: { id: game.id, skinId }, body: { decision: 'approve' } });

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: { body?: { errorId: string } }) => error.body?.errorId ?? String(error),
  );

const readOwn = async ({ client }: SignedInUser, id: string) =>
  (await client.api.listOwnSkins()).data.find((skin) => skin.id === id);

describe('[RT-18] skins', () => {
  it('are re-encoded in the size of the character and wait for the creator, who is notified', async () => {
    const skin = await submit();
    expect(skin).toMatchObject({ status: 'waiting', username: player.user.username, isWorn: false });
    const bytes = await server.services.files.read(skin.file);
    expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({
      format: 'png',
      width: 64,
      height: 128,
    });
    const { data } = await maker.client.api.readSkinReview({ params: { gameSlug: game.slug } });
    expect(data).toMatchObject({ character: { unit: 'knight', height: 2 }, units: [{ unit: 'knight' }] });
    expect(data.skins.map(({ id }) => id)).toContain(skin.id);
    const text = `${player.user.username} submitted a skin for ${game.title}.`;
    await waitForNotice(maker, (notice) => notice.text === text);
    await approve(skin.id);
  });

  it('are approved: the player is notified, wears the skin, and is shown with it', async () => {
    const { id } = await submit();
    expect(await refusal(wear(id))).toBe('skin_not_found');
    await approve(id);
    await waitForNotice(player, ({ text }) => text.includes('was approved'));
    await wear(id);
    expect(await readOwn(player, id)).toMatchObject({ status: 'approved', isWorn: true });
    expect(await findWornSkin(server.services.db, game.id, player.user.id)).toMatchObject({ unit: 'knight' });
    await player.client.api.joinGame({ params: { id: game.id } });
    expect(rooms.requests.at(-1)?.visitor.skin).toEqual({ unit: 'knight', file: expect.any(String) });
    await wear(null);
    await player.client.api.joinGame({ params: { id: game.id } });
    expect(rooms.requests.at(-1)?.visitor).not.toHaveProperty('skin');
    expect(await findWornSkin(server.services.db, game.id, player.user.id)).toBeNull();
    expect(await refusal(approve(id))).toBe('skin_decided');
  });

  it('are rejected with a reason that the player sees', async () => {
    const { id } = await submit();
    const reject = (reason: string) =>
      maker.client.api.decideSkin({
        params: { id: game.id, skinId: id },
        body: { decision: 'reject', reason },
      });
    expect(await refusal(reject('  '))).toBe('invalid_input');
    await reject('Too dark to be seen.');
    expect(await readOwn(player, id)).toMatchObject({ status: 'rejected', reason: 'Too dark to be seen.' });
    await waitForNotice(player, ({ text }) => text.endsWith('was rejected: Too dark to be seen.'));
    expect(await refusal(wear(id))).toBe('skin_not_found');
  });

  it('are reviewed only by users who may edit the game', async () => {
    const { id } = await submit();
    const helper = await addSignedInUser(server, createUniqueUsername());
    const row = { gameId: game.id, userId: helper.user.id, createdAt: server.clock.now() };
    await server.services.db.insert(collaborators).values({ ...row, role: 'viewer' });
    for (const recipient of [player, helper]) {
      expect(await refusal(approve(id, recipient))).toBe('not_allowed');
      const review = recipient.client.api.readSkinReview({ params: { gameSlug: game.slug } });
      expect(await refusal(review)).toBe('not_allowed');
      const change = recipient.client.api.allowSkins({ params: { id: game.id }, body: { unit: null } });
      expect(await refusal(change)).toBe('not_allowed');
    }
    await server.services.db
      .update(collaborators)
      .set({ role: 'editor' })
      .where(eq(collaborators.userId, helper.user.id));
    await approve(id, helper);
    // An editor of one game cannot review skins of another.
    const other = await addOwnGame();
    const skin = await submit();
    const params = { id: other.id, skinId: skin.id };
    const call = maker.client.api.decideSkin({ params, body: { decision: 'approve' } });
    expect(await refusal(call)).toBe('skin_not_found');
    await approve(skin.id);
  });

  it('belong to one player: no one else wears or removes them', async () => {
    const { id } = await submit();
    await approve(id);
    const thief = await addSignedInUser(server, createUniqueUsername());
    const params = { id: game.id };
    expect(await refusal(thief.client.api.wearSkin({ params, body: { skinId: id } }))).toBe('skin_not_found');
    expect(await refusal(thief.client.api.deleteSkin({ params: { skinId: id } }))).toBe('skin_not_found');
    await player.client.api.deleteSkin({ params: { skinId: id } });
    expect(await readOwn(player, id)).toBeUndefined();
  });

  it('are limited in number, to games that accept them, and to images', async () => {
    const eager = await addSignedInUser(server, createUniqueUsername());
    const closed = await addOwnGame();
    expect(await refusal(submit(eager, closed.id))).toBe('skins_not_taken');
    expect(await refusal(submit(eager, 'nothing'))).toBe('game_not_found');
    const members = await addOwnGame();
    await server.services.db.update(games).set({ visibility: 3 }).where(eq(games.id, members.id));
    await maker.client.api.allowSkins({ params: { id: members.id }, body: { unit: 'knight' } });
    expect(await refusal(submit(eager, members.id))).toBe('members_only');
    const form = new FormData();
    form.set('picture', new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' }));
    const fake = eager.client.api.submitSkin({ params: { id: game.id }, form });
    expect(await refusal(fake)).toBe('picture_not_readable');
    for (let count = 0; count < apiLimits.SKINS_WAITING_MAX; count += 1) await submit(eager);
    expect(await refusal(submit(eager))).toBe('too_many_skins');
    const unknown = maker.client.api.allowSkins({ params: { id: game.id }, body: { unit: 'dragon' } });
    expect(await refusal(unknown)).toBe('unit_not_found');
  });

  it('are listed with the games that accept them, and disappear when a game no longer does', async () => {
    const own = await addOwnGame();
    const list = async () => (await server.client.api.listSkinGames()).data.map(({ _id }) => _id);
    expect(await list()).not.toContain(own.id);
    await maker.client.api.allowSkins({ params: { id: own.id }, body: { unit: 'knight' } });
    expect(await list()).toContain(own.id);
    const { id } = await submit(player, own.id);
    await maker.client.api.decideSkin({
      params: { id: own.id, skinId: id },
      body: { decision: 'approve' },
    });
    await player.client.api.wearSkin({ params: { id: own.id }, body: { skinId: id } });
    await maker.client.api.allowSkins({ params: { id: own.id }, body: { unit: null } });
    expect(await findWornSkin(server.services.db, own.id, player.user.id)).toBeNull();
    expect(await list()).not.toContain(own.id);
  });

  it('keep their files as long as they exist', async () => {
    const { id, file } = await submit();
    server.clock.advance(2 * HOUR_MS);
    await discardUnusedFiles(server.services);
    expect(await server.services.files.read(file)).not.toBeNull();
    await server.services.db.delete(skins).where(eq(skins.file, file));
    await discardUnusedFiles(server.services);
    expect(await server.services.files.read(file)).toBeNull();
    expect(id).toBeTruthy();
  });
});

async function waitForNotice(
  recipient: SignedInUser,
  isIt: (notice: { text: string }) => boolean,
): Promise<void> {
  await pollUntil(
    async () => (await readNotices(recipient)).find(isIt),
    async () => JSON.stringify(await readNotices(recipient)),
  );
}

function wear(skinId: string | null) {
  return player.client.api.wearSkin({ params: { id: game.id }, body: { skinId } });
}

function readNotices({ user }: SignedInUser) {
  return server.services.db.select().from(notifications).where(eq(notifications.userId, user.id));
}

describe('skins as rewards', () => {
  const ACHIEVEMENTS = [{ id: 'first', name: 'First', done: { kind: 'deaths', times: 1 } }];

  async function addRewardGame(): Promise<{ rewarded: GameRow; skin: Skin }> {
    const rewarded = await addGame(server, {
      creatorId: maker.user.id,
      settings: { achievements: ACHIEVEMENTS as never },
      document: { types: { units: { knight: { name: 'Knight', look: { width: 1, height: 2 } } } } },
    });
    await maker.client.api.allowSkins({ params: { id: rewarded.id }, body: { unit: 'knight' } });
    const skin = await submit(maker, rewarded.id);
    const params = { id: rewarded.id, skinId: skin.id };
    await maker.client.api.decideSkin({ params, body: { decision: 'approve' } });
    return { rewarded, skin };
  }

  const setReward = (
    { client }: SignedInUser,
    { gameId: id, id: skinId }: Skin,
    achievement: string | null,
  ) => client.api.setSkinReward({ params: { id, skinId }, body: { achievement } });
  const wear = ({ client }: SignedInUser, { gameId, id }: Skin, isWorn = true) =>
    client.api.wearSkin({ params: { id: gameId }, body: { skinId: isWorn ? id : null } });
  const unlock = (userId: string, gameId: string) =>
    server.services.db
      .insert(achievementProgress)
      .values({ userId, gameId, achievement: 'first', count: 1, unlockedAt: server.clock.now() });

  it('[GOAL-10:part] are for players who have unlocked the achievement, and marked as earned', async () => {
    const { rewarded, skin } = await addRewardGame();
    await setReward(maker, skin, 'first');
    expect(await readOwn(player, skin.id)).toBeUndefined();
    expect(await refusal(wear(player, skin))).toBe('skin_not_found');
    await unlock(player.user.id, rewarded.id);
    const reward = { achievement: 'first', name: 'First' };
    expect(await readOwn(player, skin.id)).toMatchObject({ isEarned: true, isWorn: false, reward });
    await wear(player, skin);
    expect(await readOwn(player, skin.id)).toMatchObject({ isWorn: true });
    expect(await readOwn(maker, skin.id)).toMatchObject({ isEarned: false, isWorn: false, reward });
    expect(await findWornSkin(server.services.db, rewarded.id, player.user.id)).toMatchObject({
      file: skin.file,
    });
    const { client } = player;
    expect(await refusal(client.api.deleteSkin({ params: { skinId: skin.id } }))).toBe('skin_not_found');
  });

  it('[GOAL-10:part] stay on players who wear them when the reward is taken away', async () => {
    const { rewarded, skin } = await addRewardGame();
    await setReward(maker, skin, 'first');
    await unlock(player.user.id, rewarded.id);
    await wear(player, skin);
    await setReward(maker, skin, null);
    expect(await readOwn(player, skin.id)).toMatchObject({ isWorn: true, reward: null });
    await wear(player, skin, false);
    expect(await readOwn(player, skin.id)).toBeUndefined();
  });

  it('[GOAL-10:part] are chosen by those who edit the game, among their own approved skins', async () => {
    const { rewarded, skin } = await addRewardGame();
    expect(await refusal(setReward(player, skin, 'first'))).not.toBeNull();
    expect(await refusal(setReward(maker, skin, 'unknown'))).toBe('achievement_not_found');
    const theirs = await submit(player, rewarded.id);
    expect(await refusal(setReward(maker, theirs, 'first'))).toBe('skin_not_found');
    const own = await submit(maker, rewarded.id);
    expect(await refusal(setReward(maker, own, 'first'))).toBe('skin_not_found');
    const review = (await maker.client.api.readSkinReview({ params: { gameSlug: rewarded.slug } })).data;
    expect(review.achievements).toEqual([{ achievement: 'first', name: 'First' }]);
  });
});
