import swagger from '@fastify/swagger';
import { CSRF_HEADER, type Endpoint } from '@playloom/api-contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Config } from '../process/config.ts';
import { isSafeMethod } from './checkOrigin.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for routes from the route table. */
    endpoint?: Endpoint;
  }
}

const UPLOAD = {
  consumes: ['multipart/form-data'],
  body: {
    type: 'object',
    properties: { picture: { type: 'string', format: 'binary' } },
    required: ['picture'],
  },
};

/** The header that calls must send. Pages of other sites can't send it without a preflight. */
const OWN_HEADER = {
  type: 'object',
  properties: {
    [CSRF_HEADER]: {
      type: 'string',
      description: 'Any value, such as 1. Calls without this header are rejected.',
    },
  },
  required: [CSRF_HEADER],
};

const TOO_MANY = {
  description: 'Too many requests. Wait for the number of seconds in Retry-After.',
  headers: { 'Retry-After': { type: 'integer', description: 'Seconds until the next call is allowed.' } },
};

interface RouteSchema {
  response?: Record<string, object>;
}

/** Adds the parts of the schema that follow from the endpoint: uploads, the required header and the rate limit. */
function describeRoute(endpoint: Endpoint, schema: RouteSchema): RouteSchema {
  const { response = {} } = schema;
  return {
    ...schema,
    ...(endpoint.upload ? UPLOAD : {}),
    ...(isSafeMethod(endpoint.method) ? {} : { headers: OWN_HEADER }),
    response: { ...response, 429: { ...response['4xx'], ...TOO_MANY } },
  };
}

/** Creates the OpenAPI document for all routes that are registered later. `/docs/api` shows it. */
export async function installOpenApi(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Playloom API',
        version: '1',
        description: 'The API that the Playloom site itself uses.',
      },
      servers: [{ url: config.publicUrl }],
    },
    transform(input) {
      const { schema, url } = jsonSchemaTransform(input);
      const endpoint = input.route.config?.endpoint;
      return { schema: endpoint ? describeRoute(endpoint, schema as RouteSchema) : schema, url };
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json').send(JSON.stringify(app.swagger())),
  );
}
