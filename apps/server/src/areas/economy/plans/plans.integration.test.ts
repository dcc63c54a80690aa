import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { tiers } from '@playloom/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readErrorId } from '../../creation/drafts/testing/readErrorId.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser } from '../../../testing/addSignedInUser.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import { makePng } from '../../../testing/makePng.ts';
import { createTempFolder, type TempFolder } from '../../../testing/createTempFolder.ts';
import { createTestServer } from '../../../testing/createTestServer.ts';
import { defaultPlans } from './defaultPlans.ts';

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder('plans');
});
afterAll(() => folder.remove());

it('[EN-06] [RT-04:plans] lists a plan for every tier, with its name, price and limits', async () => {
  const server = await createTestServer();
  const { data: plans } = await server.client.api.listPlans();
  const names = { t1: 'Hobbyist', t2: 'Legacy', t4: 'Global', t5: 'Indie', t6: 'Studio', t7: 'Enterprise' };
  expect(tiers).toEqual(names);
  expect(Object.fromEntries(plans.map(({ tier, name }) => [tier, name]))).toEqual(names);
  expect(plans).toMatchObject(defaultPlans);
  await server.close();
});

it('[RT-04:configured] takes prices and limits from PLANS_FILE', async () => {
  const plan = {
    tier: 't5',
    monthlyPriceCents: 700,
    summary: 'Ours alone',
    isOffered: true,
    limits: { rooms: 1, playersPerRoom: 8, storageMegabytes: 10, collaborators: null },
  };
  const file = join(folder.path, 'plans.json');
  await writeFile(file, JSON.stringify([plan]));
  const server = await createTestServer({ env: { PLANS_FILE: file } });
  // A file from before rooms could be kept has no limits for that.
  const limits = { ...plan.limits, sleepHours: 24, keptRooms: 3 };
  expect((await server.client.api.listPlans()).data).toEqual([{ ...plan, limits, name: 'Indie' }]);
  await server.close();
});

it('[CO-05] [RT-04] enforces the limits of a tier: rooms, players per room, storage and collaborators', async () => {
  const plan = { summary: '', isOffered: true, monthlyPriceCents: 0 };
  const small = { rooms: 2, playersPerRoom: 4, storageMegabytes: 0, collaborators: 1 };
  const large = { rooms: null, playersPerRoom: null, storageMegabytes: 5, collaborators: 3 };
  const file = join(folder.path, 'limits.json');
  const plans = [
    { ...plan, tier: 't1', limits: small },
    { ...plan, tier: 't5', monthlyPriceCents: 500, limits: large },
  ];
  await writeFile(file, JSON.stringify(plans));
  const rooms = createFakeRooms();
  const server = await createTestServer({ env: { PLANS_FILE: file }, rooms });
  const addUser = () => addSignedInUser(server, `user_${randomUUID().slice(0, 8)}`);
  const [ada, ben, cyd] = [await addUser(), await addUser(), await addUser()];
  const game = await addGame(server, { creatorId: ada.user.id, settings: { maxPlayers: 32 } });
  const other = await addGame(server, { creatorId: ada.user.id });
  const params = { id: game.id };
  const share = (username: string) =>
    readErrorId(ada.client.api.addCollaborator({ params, body: { username, role: 'editor' } }));
  const upload = async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(makePng({ width: 8, height: 8 }))]), 'a.png');
    return readErrorId(ada.client.api.uploadAsset({ params, form }));
  };
  const joinAsBen = async () => {
    await ben.client.api.joinGame({ params, query: {} });
    return rooms.requests.at(-1);
  };

  expect([await share(ben.user.username), await share(cyd.user.username)]).toEqual([
    'allowed',
    'collaborators_limit_reached',
  ]);
  expect(await upload()).toBe('storage_limit_reached');
  const request = await joinAsBen();
  expect(request?.maxPlayers).toBe(4);
  expect(request?.roomLimit?.max).toBe(2);
  expect(new Set(request?.roomLimit?.gameIds)).toEqual(new Set([game.id, other.id]));
  rooms.answers.push({ ok: false, error: 'rooms_limit_reached' });
  expect(await readErrorId(ben.client.api.joinGame({ params, query: {} }))).toBe('rooms_limit_reached');

  const { data } = await ada.client.api.openCheckout({ body: { kind: 'tier', id: 't5' } });
  await ada.client.api.payInSandbox({ params: { orderId: data.url.split('/').at(-1) ?? '' } });
  expect([await share(cyd.user.username), await upload()]).toEqual(['allowed', 'allowed']);
  expect(await joinAsBen()).toMatchObject({ maxPlayers: 32, roomLimit: null });
  await server.close();
});

it('[CO-05:part] does not exceed the room limit when several games of a creator are joined in parallel', async () => {
  const limits = { rooms: 2, playersPerRoom: null, storageMegabytes: null, collaborators: null };
  const plan = { tier: 't1', summary: '', isOffered: true, monthlyPriceCents: 0, limits };
  const file = join(folder.path, 'turns.json');
  await writeFile(file, JSON.stringify([plan]));
  const rooms = createFakeRooms();
  const server = await createTestServer({ env: { PLANS_FILE: file }, rooms });
  const { reserveSeat } = rooms;
  // Counts rooms first and opens one later, like a process that has to ask others for their count.
  rooms.reserveSeat = async (request) => {
    const { max = 0, hasTurn = true } = request.roomLimit ?? {};
    const isFull = rooms.rooms.length >= max;
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    return hasTurn && isFull ? { ok: false, error: 'rooms_limit_reached' } : reserveSeat(request);
  };
  const { user } = await addSignedInUser(server, 'turns');
  const games = await Promise.all(Array.from({ length: 6 }, () => addGame(server, { creatorId: user.id })));
  const outcomes = await Promise.all(
    games.map(({ id }) => readErrorId(server.newClient().api.joinGame({ params: { id }, query: {} }))),
  );
  expect(outcomes.filter((outcome) => outcome === 'allowed')).toHaveLength(2);
  expect(outcomes.filter((outcome) => outcome === 'rooms_limit_reached')).toHaveLength(4);
  expect(rooms.rooms).toHaveLength(2);
  await server.close();
});
