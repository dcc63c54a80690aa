import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface ReceivedCall {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

export interface FakeHttpService {
  url: string;
  /** Calls that were answered with a 200. */
  taken: ReceivedCall[];
  /** Responses to the next calls: a status, a redirect, or no response. After those, 200. */
  answers: (number | { location: string } | 'silence')[];
  close(): void;
}

/** Starts an external service in this process. It accepts JSON and responds as the test specifies. */
export async function startFakeHttpService(): Promise<FakeHttpService> {
  const taken: FakeHttpService['taken'] = [];
  const answers: FakeHttpService['answers'] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url: path, headers } = request;
    const body: unknown = await json(request);
    const next = answers.shift() ?? 200;
    if (next === 'silence') return;
    if (typeof next === 'object') return void response.writeHead(307, next).end();
    if (next === 200) taken.push({ method, path, headers, body });
    response.writeHead(next).end();
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/collect`,
    taken,
    answers,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
