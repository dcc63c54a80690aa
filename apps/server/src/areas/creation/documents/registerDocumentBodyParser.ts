import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WithDocuments } from './DocumentThreads.ts';
import { toDocumentProblem } from './toDocumentProblem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body contains a whole document, which is parsed in a separate thread. */
    hasDocument?: boolean;
  }
  interface FastifyRequest {
    /** The raw bytes of the body on routes with `hasDocument`; null on others. */
    documentBody: Uint8Array | null;
  }
}

/** Parses JSON bodies. For those with a document, handlers get only the small fields and the raw bytes. */
export function registerDocumentBodyParser(app: FastifyInstance, { documents }: WithDocuments): void {
  app.decorateRequest('documentBody', null);
  app.removeContentTypeParser('application/json');
  const parseSmall = app.getDefaultJsonParser('error', 'error');
  const readSmall = async (request: FastifyRequest, body: string): Promise<unknown> => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    void parseSmall(request, body, (error, value) => (error ? reject(error) : resolve(value)));
    return promise;
  };
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const isWhole = request.routeOptions.config.hasDocument === true && body.length > 0;
      if (!isWhole) return readSmall(request, body.toString('utf8'));
      request.documentBody = body;
      const opened = await documents.run('openBody', { body });
      if (!opened.ok) throw toDocumentProblem(opened.error);
      return opened.value;
    },
  );
}

/** Returns the raw bytes of the body. Throws on routes without `hasDocument`. */
export function getDocumentBody({ documentBody }: FastifyRequest): Uint8Array {
  if (documentBody === null) throw new Error('The route has no document body.');
  return documentBody;
}
