import type { FastifyInstance } from 'fastify';
import type { WithConfig } from '../process/config.ts';
import type { WithFiles } from './FileStore.ts';
import { NotFound } from '../http/errors.ts';
import { isContentHost, resolveSiteOrigins } from '../http/resolveSiteOrigins.ts';

const CONTENT_TYPES: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
};
/** Paths of user content. The content origin serves nothing else. */
const CONTENT_PATHS = ['/files/', '/panels/'];
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves uploads from a separate origin, so that nothing in them can reach our pages. That origin serves nothing
 * else, and our own origin does not serve uploads. Only on the local network do both share one origin.
 */
export async function registerUserContentRoutes(
  app: FastifyInstance,
  { config, files }: WithConfig & WithFiles,
): Promise<void> {
  /** Whether the site and user content share one origin. */
  const isShared = (asked: string) => {
    const { publicUrl, uiOrigin } = resolveSiteOrigins(config, asked);
    return publicUrl === uiOrigin;
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const isContentPath = CONTENT_PATHS.some((path) => request.url.startsWith(path));
    if (isContentHost(config, request.host) === isContentPath) return done();
    done(isContentPath && isShared(request.host) ? undefined : NotFound());
  });
  app.get<{ Params: { name: string } }>(
    '/files/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      const contentType = CONTENT_TYPES[name.split('.').at(-1) ?? ''];
      const bytes = contentType ? await files.read(name) : null;
      if (!bytes || !contentType) throw NotFound();
      return (
        reply
          .header('cache-control', IMMUTABLE)
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('cross-origin-resource-policy', 'cross-origin')
          // Games draw these with WebGL, which needs images it may read. Exported games run on any site.
          .header('access-control-allow-origin', '*')
          .header('content-disposition', 'inline')
          .type(contentType)
          .send(Buffer.from(bytes))
      );
    },
  );
}
