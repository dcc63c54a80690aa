import { endpoints, type Endpoints, type EndpointResponse, type ErrorBody } from '@playloom/api-contract';
import { onTestFinished, vi } from 'vitest';

type Name = keyof Endpoints;

/** The answer to a call: its response, or an error such as the server sends. */
type Answer<N extends Name> = EndpointResponse<Endpoints[N]> | ErrorBody;

/** Answers by endpoint. A list answers one call each; its last answer repeats. */
export type ApiAnswers = { [N in Name]?: Answer<N> | readonly Answer<N>[] | Promise<Answer<N>> };

interface ApiCall {
  readonly name: Name;
  readonly body: unknown;
}

/** Answers the calls of a component instead of the server, until the test ends. Returns the calls as they arrive. */
export function answerApi(answers: ApiAnswers): readonly ApiCall[] {
  const calls: ApiCall[] = [];
  const realFetch = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input), location.href);
    const name = findEndpoint(init?.method ?? 'GET', pathname);
    // The test runner loads its own files.
    if (name === undefined) return realFetch(input, init);
    calls.push({ name, body: typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body });
    const count = calls.filter((call) => call.name === name).length;
    const given: unknown = await answers[name];
    const answer: unknown = Array.isArray(given) ? given[Math.min(count, given.length) - 1] : given;
    if (answer === undefined) throw new Error(`The test has no answer for ${name}.`);
    const isError = (answer as Partial<ErrorBody>).status === 'error';
    return Response.json(answer, { status: isError ? 400 : 200 });
  });
  onTestFinished(() => spy.mockRestore());
  return calls;
}

/** An error as the server sends it. */
export function refuse(errorId: string, message: string, fields?: Record<string, string>): ErrorBody {
  return { status: 'error', errorId, message, ...(fields && { fields }) };
}

function findEndpoint(method: string, pathname: string): Name | undefined {
  const found = Object.entries(endpoints).find(
    ([, endpoint]) =>
      endpoint.method === method &&
      new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname),
  );
  return found?.[0] as Name | undefined;
}
