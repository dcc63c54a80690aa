import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../http/errors.ts';
import type { WithEngineBundles } from './createEngineBundles.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Serves the files of game clients. Their address contains a hash of their bytes, so a browser never fetches
 * them twice.
 */
export async function registerClientRoutes(
  app: FastifyInstance,
  { bundles }: WithEngineBundles,
): Promise<void> {
  const root = bundles.enginesDir;
  mkdirSync(root, { recursive: true });
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root, serve: false, preCompressed: true });
    scope.get<{ Params: { bundle: string; '*': string } }>(
      '/client/:bundle/*',
      { schema: { hide: true } },
      async (request, reply) => {
        const { bundle, '*': file } = request.params;
        if (!(await bundles.provide(bundle))) throw NotFound();
        return reply.sendFile(`${bundle}/client/${file}`, { immutable: true, maxAge: YEAR_MS });
      },
    );
  });
}
