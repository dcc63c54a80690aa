import { callEndpoint, type AnyCall, type Fetch } from './callEndpoint.ts';
import type { CallOf, Endpoint, ResponseOf } from './endpoint.ts';
import { endpoints, type Endpoints } from './endpoints.ts';

type Call<E extends Endpoint> =
  object extends CallOf<E>
    ? (call?: CallOf<E>) => Promise<ResponseOf<E>>
    : (call: CallOf<E>) => Promise<ResponseOf<E>>;

export type ApiClient = { [K in keyof Endpoints]: Call<Endpoints[K]> };

/** A client with one method per endpoint. Answers are the bodies; failures are thrown as `ApiError`. */
export function createApiClient(fetch: Fetch, baseUrl = ''): ApiClient {
  const client: Record<string, unknown> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    client[name] = (call: AnyCall = {}) => callEndpoint(fetch, baseUrl, endpoint, call);
  }
  return client as ApiClient;
}
