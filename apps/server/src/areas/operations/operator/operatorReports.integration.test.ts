import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSignedInUser } from '../../../testing/addSignedInUser.ts';
import { addStaff } from '../../../testing/addStaff.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('[CM-04:part] shows staff the reporters and the outcome of their reports, but never to the reported user', async () => {
  const [ada, troll] = [await addSignedInUser(server, 'ada'), await addSignedInUser(server, 'troll')];
  const moderator = await addStaff(server, 'moderator');
  const subject = { kind: 'user', username: 'troll' } as const;
  const send = () => ada.client.api.sendReport({ body: { subject, reason: 'spam', details: '' } });
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1) ids.push((await send()).data.reportId);
  const close = (id: string, state: 'resolved' | 'dismissed') =>
    moderator.client.api.closeReport({ params: { id }, body: { state, reason: 'Looked at it' } });
  await close(ids[0]!, 'resolved');
  await close(ids[1]!, 'dismissed');
  await close(ids[2]!, 'dismissed');
  const { data } = await moderator.client.api.listReports({ query: { state: 'open', page: '1' } });
  expect(data.reports.map(({ id, reporter }) => ({ id, reporter }))).toEqual([
    { id: ids[3], reporter: { id: ada.user.id, username: 'ada', sent: 4, upheld: 1, dismissed: 2 } },
  ]);
  expect(await (await troll.client.fetch('/api/v1/account/export/')).text()).not.toContain(ada.user.id);
});
