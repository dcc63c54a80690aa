import type { z } from 'zod';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One endpoint of the HTTP API. The server creates a route from it, and the web client a method. */
export interface Endpoint {
  method: HttpMethod;
  /** Path in the router's notation, e.g. `/api/v1/user-by-name/:username/`. */
  path: string;
  tag: string;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Set if the body is a file upload (`multipart/form-data`), which the server reads as a stream. */
  upload?: true;
  response: z.ZodType;
}

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type Part<E, K extends string> = E extends Record<K, infer S extends z.ZodType> ? z.infer<S> : undefined;
type PartInput<E, K extends string> = E extends Record<K, infer S extends z.ZodType> ? z.input<S> : never;

export type EndpointParams<E extends Endpoint> = Part<E, 'params'>;
export type EndpointQuery<E extends Endpoint> = Part<E, 'query'>;
export type EndpointBody<E extends Endpoint> = Part<E, 'body'>;
export type EndpointResponse<E extends Endpoint> = z.infer<E['response']>;

/** Arguments of a call: only the parts that the endpoint declares. */
export type EndpointCall<E extends Endpoint> = (E extends { params: z.ZodType }
  ? { params: PartInput<E, 'params'> }
  : unknown) &
  (E extends { query: z.ZodType } ? { query?: PartInput<E, 'query'> } : unknown) &
  (E extends { upload: true }
    ? { form: FormData }
    : E extends { body: z.ZodType }
      ? { body: PartInput<E, 'body'> }
      : unknown);
