import swagger from '@fastify/swagger';
import type { Endpoint } from '@playloom/api-contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract of a route that comes from the route table. */
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

/** Describes every route registered after it; `/docs/api` shows the document to people. */
export async function installOpenApi(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Playloom API', version: '1', description: 'The calls that Playloom’s own pages make.' },
      servers: [{ url: config.publicUrl }],
    },
    transform(input) {
      const { schema, url } = jsonSchemaTransform(input);
      return { schema: input.route.config?.endpoint?.upload ? { ...schema, ...UPLOAD } : schema, url };
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json').send(JSON.stringify(app.swagger())),
  );
}
