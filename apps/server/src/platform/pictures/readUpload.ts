import type { FastifyRequest } from 'fastify';
import { InvalidInput, PictureMissing, PictureTooLarge } from '../../http/errors.ts';

const FIELD = 'picture';
const OVER_A_LIMIT = new Set([
  'FST_REQ_FILE_TOO_LARGE',
  'FST_FILES_LIMIT',
  'FST_PARTS_LIMIT',
  'FST_FIELDS_LIMIT',
]);

/** The bytes of the form's picture. Reading stops at the limit: what comes after it is never held. */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  const bytes = await readFirstFile(request).catch((error: { code?: string }) => {
    throw OVER_A_LIMIT.has(error.code ?? '') ? PictureTooLarge() : InvalidInput();
  });
  if (!bytes || bytes.length === 0) throw PictureMissing();
  return bytes;
}

async function readFirstFile(request: FastifyRequest): Promise<Buffer | null> {
  const part = await request.file();
  return part?.fieldname === FIELD ? part.toBuffer() : null;
}
