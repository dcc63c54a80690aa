import { apiLimits } from '@playloom/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../process/clock.ts';
import { createRelyingParty } from '../../../testing/createRelyingParty.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createForumTestHelpers } from './testing/createForumTestHelpers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ pages: true });
});
afterAll(() => server.close());

const { addPerson, open, answer } = createForumTestHelpers(() => server);

async function read(path: string, from = server): Promise<string> {
  const response = await from.client.fetch(path);
  expect(response.status).toBe(200);
  return response.text();
}

async function follow(path: string, from = server): Promise<[number, string | null]> {
  const response = await from.client.fetch(path);
  return [response.status, response.headers.get('location')];
}

it('[RT-06] /forum is built in, or an external one through single sign-on; /blog and /docs exist', async () => {
  const ada = await addPerson();
  const { id, slug } = await open(ada, {
    title: 'Doors & "keys"',
    text: 'They **do not** open. <script>alert(1)</script>',
  });
  const forum = await read('/forum');
  for (const category of ['News', 'Help', 'Show your game', 'Ideas', 'Off-topic'])
    expect(forum).toContain(`>${category}</a>`);
  expect(forum).toContain(`href="/forum/t/${id}/${slug}"`);
  expect(await read('/forum/c/help')).toContain('Doors &amp; &quot;keys&quot;');
  const topic = await read(`/forum/t/${id}/${slug}`);
  expect(topic).toContain('They <strong>do not</strong> open.');
  expect(topic).not.toContain('<script>alert');

  expect(await read('/blog')).toMatch(/href="\/blog\/[a-z-]+"/);
  const docs = await read('/docs');
  expect(docs).toMatch(/href="\/docs\/reference\/actions"/);
  expect(await read('/docs/reference/actions')).toContain('Actions');

  const discourse = { returnUrl: 'https://forum.example/session/sso_login', secret: 'a secret of two' };
  const env = { FORUM_URL: 'https://forum.example/', FORUM_SSO: JSON.stringify({ discourse }) };
  const other = await createTestServer({ beside: server, pages: true, env });
  for (const path of [
    '/forum',
    '/forum/c/help',
    `/forum/t/${id}/${slug}`,
    '/forum/new',
    '/forum/search?words=a',
  ])
    expect(await follow(path, other)).toEqual([302, 'https://forum.example/']);
  expect(await read('/sitemap.xml', other)).not.toContain('/forum/t/');
  const asked = `/api/v1/auth/discourse?${createRelyingParty(discourse).ask()}`;
  expect(await follow(asked, other)).toEqual([302, '/forum/sign-in/discourse']);
  await other.close();
});

it('[RT-06:part] topics have titles, canonical addresses, linked pages and structured data for search engines', async () => {
  const ada = await addPerson();
  const { id, slug } = await open(ada, { title: 'Lanterns that </script> glow', text: 'Do *they*?' });
  for (let posts = 0; posts < apiLimits.POSTS_PER_PAGE; posts += 1) {
    server.clock.advance(5 * MINUTE_MS);
    await answer(ada, id);
  }
  const path = `/forum/t/${id}/${slug}`;
  const first = await read(path);
  expect(first).toContain('<title>Lanterns that &lt;/script&gt; glow · Playloom</title>');
  expect(first).toContain(`<link rel="canonical" href="${server.config.publicUrl}${path}"/>`);
  expect(first).toContain('content="Do they?"');
  expect(first).toMatch(
    new RegExp(`<a[^>]+href="${path}\\?page=2"[^>]*rel="next"|<a[^>]+rel="next"[^>]*href="${path}\\?page=2"`),
  );
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(first) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'DiscussionForumPosting',
    headline: 'Lanterns that </script> glow',
    text: 'Do they?',
    author: { name: ada.user.username },
    interactionStatistic: { userInteractionCount: apiLimits.POSTS_PER_PAGE },
  });
  const second = await read(`${path}?page=2`);
  expect(second).toContain(`<link rel="canonical" href="${server.config.publicUrl}${path}?page=2"/>`);
  expect(await follow(`/forum/t/${id}`)).toEqual([301, path]);
  expect(await follow(`/forum/t/${id}/older-title?page=2`)).toEqual([301, `${path}?page=2`]);
  expect(await read('/sitemap.xml')).toContain(`${path}</loc>`);
  expect(await read('/forum/search?words=lanterns')).toContain(`href="${path}#post-1"`);
  for (const gone of [
    `${path}?page=3`,
    '/forum/t/999999/x',
    '/forum/t/abc/x',
    '/forum/c/nothing',
    '/forum/c/help?page=99',
  ])
    expect((await follow(gone))[0]).toBe(404);
});
