import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../process/config.ts';
import { NotFound } from '../http/errors.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const BUNDLE = /^[\d.]+-[\da-f]+$/;

/**
 * Serves the files of game clients. Their address contains a hash of their bytes, so a browser never fetches
 * them twice.
 */
export async function registerClientRoutes(app: FastifyInstance, { dataDir }: Config): Promise<void> {
  const root = join(dataDir, 'engines');
  mkdirSync(root, { recursive: true });
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root, serve: false });
    scope.get<{ Params: { bundle: string; '*': string } }>(
      '/client/:bundle/*',
      { schema: { hide: true } },
      async (request, reply) => {
        const { bundle, '*': file } = request.params;
        if (!BUNDLE.test(bundle)) throw NotFound();
        return reply.sendFile(`${bundle}/client/${file}`, { immutable: true, maxAge: YEAR_MS });
      },
    );
  });
}
