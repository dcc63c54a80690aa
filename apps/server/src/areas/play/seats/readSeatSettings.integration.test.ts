import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlatformCalls } from '../../../app/createPlatformCalls.ts';
import { addSignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const read = (...userIds: string[]) => createPlatformCalls(server.services).readSeatSettings(userIds);

it('[OP-66:part] tells rooms whom users have hidden, and whether they may write', async () => {
  const [ada, ben, cat] = [
    await addSignedInUser(server, 'ada'),
    await addSignedInUser(server, 'ben'),
    await addSignedInUser(server, 'cat'),
  ];
  const young = { hides: [], canWrite: false, isUnderAge: true };
  expect(await read(ada.user.id, ben.user.id)).toEqual([young, young]);
  for (const kind of ['mute', 'block'] as const)
    await ada.client.api.blockUser({
      params: { username: kind === 'mute' ? 'ben' : 'cat' },
      body: { kind },
    });
  await ben.client.api.setBirthDate({ body: { birthDate: '1990-01-01' } });
  const [first, second, third] = await read(ada.user.id, ben.user.id, cat.user.id);
  expect(first!.hides.toSorted()).toEqual([ben.user.id, cat.user.id].toSorted());
  expect(second).toEqual({ hides: [], canWrite: true, isUnderAge: false });
  expect(third).toEqual(young);
  await ada.client.api.unblockUser({ params: { username: 'ben' } });
  expect(await read(ada.user.id)).toEqual([{ ...young, hides: [cat.user.id] }]);
});

it('accepts ids that are in no table, and not too many', async () => {
  expect(await read('nobody', '00000000-0000-4000-8000-000000000000')).toEqual([null, null]);
  expect(await read()).toEqual([]);
  await expect(read(...Array.from({ length: 1_001 }, () => 'nobody'))).rejects.toThrow('Too many users');
});
