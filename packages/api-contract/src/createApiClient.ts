import { callEndpoint, type UntypedCall, type Fetch } from './callEndpoint.ts';
import type { EndpointCall, Endpoint, EndpointResponse } from './endpoint.ts';
import { callSignatures } from './callSignatures.ts';
import type { Endpoints } from './endpoints.ts';

type Call<E extends Endpoint> =
  object extends EndpointCall<E>
    ? (call?: EndpointCall<E>) => Promise<EndpointResponse<E>>
    : (call: EndpointCall<E>) => Promise<EndpointResponse<E>>;

export type ApiClient = { [K in keyof Endpoints]: Call<Endpoints[K]> };

/**
 * Creates a client with one method per endpoint. The methods return response bodies and throw failures as `ApiError`.
 */
export function createApiClient(fetch: Fetch, baseUrl = ''): ApiClient {
  const client: Record<string, unknown> = {};
  for (const [name, signature] of Object.entries(callSignatures)) {
    client[name] = (call: UntypedCall = {}) => callEndpoint(fetch, baseUrl, signature, call);
  }
  return client as ApiClient;
}
