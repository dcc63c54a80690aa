import { callEndpoint, type AnyCall, type Fetch } from './callEndpoint.ts';
import type { CallOf, Endpoint, ResponseOf } from './endpoint.ts';
import { calls } from './calls.ts';
import type { Endpoints } from './endpoints.ts';

type Call<E extends Endpoint> =
  object extends CallOf<E>
    ? (call?: CallOf<E>) => Promise<ResponseOf<E>>
    : (call: CallOf<E>) => Promise<ResponseOf<E>>;

export type ApiClient = { [K in keyof Endpoints]: Call<Endpoints[K]> };

/** A client with one method per endpoint. Answers are the bodies; failures are thrown as `ApiError`. */
export function createApiClient(fetch: Fetch, baseUrl = ''): ApiClient {
  const client: Record<string, unknown> = {};
  for (const [name, line] of Object.entries(calls)) {
    client[name] = (call: AnyCall = {}) => callEndpoint(fetch, baseUrl, line, call);
  }
  return client as ApiClient;
}
