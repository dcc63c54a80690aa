import { describe, expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';
import { createApiClient } from './createApiClient.ts';
import { CSRF_HEADER } from './requestHeader.ts';

function recordingFetch(answer: Response) {
  const calls: { url: string; init: RequestInit }[] = [];
  return {
    calls,
    fetch: async (url: string, init: RequestInit) => {
      calls.push({ url, init });
      return answer;
    },
  };
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe('createApiClient', () => {
  it('fills the path, the query and the body of an endpoint', async () => {
    const { fetch, calls } = recordingFetch(json({ status: 'success', data: {} }));
    const api = createApiClient(fetch, 'https://play.example');
    await api.readUserByName({ params: { username: 'a b/c' } });
    await api.listGames({ query: { searchTerm: 'tag & run' } });
    await api.verifySignUp({ params: { signUpId: 'x' }, body: { pin: '123456' } });
    expect(calls.map(({ url }) => url)).toEqual([
      'https://play.example/api/v1/user-by-name/a%20b%2Fc/',
      'https://play.example/api/v1/games/?searchTerm=tag+%26+run',
      'https://play.example/api/v1/sign-up/x/verify/',
    ]);
    expect(calls[2]?.init.body).toBe('{"pin":"123456"}');
  });

  it('marks state-changing calls with our own header', async () => {
    const { fetch, calls } = recordingFetch(json({ status: 'success' }));
    const api = createApiClient(fetch);
    await api.logOut();
    await api.readUser();
    expect(calls.map(({ init }) => CSRF_HEADER in (init.headers as object))).toEqual([true, false]);
  });

  it("throws the server's error with its stable id", async () => {
    const body = { status: 'error', message: 'This username is taken.', errorId: 'username_taken' };
    const api = createApiClient(recordingFetch(json(body, 409)).fetch);
    await expect(api.logOut()).rejects.toMatchObject({ status: 409, body, message: body.message });
  });

  it('[ER-01:part] [ER-04:part] throws the message of a response without an id, whatever its status', async () => {
    const message = 'Down for maintenance until noon.';
    for (const status of [200, 400, 503]) {
      const api = createApiClient(recordingFetch(json({ status: 'error', message }, status)).fetch);
      await expect(api.logOut()).rejects.toMatchObject({
        status,
        body: { errorId: 'unknown_error', message },
      });
    }
    const odd = { message, errorId: 7, fields: { title: 3 } };
    const api = createApiClient(recordingFetch(json(odd, 500)).fetch);
    await expect(api.logOut()).rejects.toMatchObject({
      body: { status: 'error', errorId: 'unknown_error', message },
    });
  });

  it("says that the server can't be reached instead of failing without a message", async () => {
    const offline = createApiClient(() => Promise.reject(new TypeError('failed to fetch')));
    await expect(offline.readUser()).rejects.toBeInstanceOf(ApiError);
    const proxyPage = createApiClient(async () => new Response('<html>Bad gateway</html>', { status: 502 }));
    await expect(proxyPage.readUser()).rejects.toMatchObject({ body: { errorId: 'network_unreachable' } });
  });
});
