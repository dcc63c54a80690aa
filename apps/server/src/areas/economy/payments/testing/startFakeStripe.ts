import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface StripeCall {
  method: string;
  path: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
  form: Record<string, string>;
}

export interface FakeStripe {
  port: number;
  calls: StripeCall[];
  /** Statuses that the next calls fail with. Later calls succeed. */
  failures: number[];
  close(): void;
}

/** Starts a local server that speaks Stripe's protocol: form data in, JSON objects out. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const calls: StripeCall[] = [];
  const failures: number[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers } = request;
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    const key = headers['idempotency-key'];
    calls.push({
      method,
      path: url,
      authorization: headers.authorization,
      idempotencyKey: Array.isArray(key) ? key[0] : key,
      form,
    });
    const failure = failures.shift();
    response.setHeader('content-type', 'application/json');
    if (failure !== undefined) {
      const error =
        failure === 404
          ? { type: 'invalid_request_error', code: 'resource_missing', message: `No such object: ${url}` }
          : { type: 'api_error', message: 'broken' };
      response.writeHead(failure).end(JSON.stringify({ error }));
    } else if (url === '/v1/checkout/sessions') {
      const id = `cs_${calls.length}`;
      const session = { id, object: 'checkout.session', url: `https://checkout.stripe.test/${id}` };
      response.end(JSON.stringify(session));
    } else {
      response.end(JSON.stringify({ id: url.split('/').at(-1), object: 'subscription' }));
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    calls,
    failures,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
