import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiProblem, InvalidInput, PictureMissing, PictureTooLarge } from '../../http/errors.ts';

const FIELD = 'picture';

/** The bytes of the form's picture. Reading stops at the limit: what comes after it is neither held nor awaited. */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  const bytes = await readPicture(request).catch((error: unknown) => {
    // Whatever the form reader stumbles over was sent that way.
    throw error instanceof ApiProblem ? error : InvalidInput();
  });
  if (!bytes || bytes.length === 0) throw PictureMissing();
  return bytes;
}

async function readPicture(request: FastifyRequest): Promise<Buffer | null> {
  const part = await request.file();
  return part?.fieldname === FIELD ? readWhole(part.file) : null;
}

/** The form reader's own way to a buffer waits for the end of the file, even of one that never ends. */
async function readWhole(file: MultipartFile['file']): Promise<Buffer> {
  if (file.truncated) throw PictureTooLarge();
  file.once('limit', () => file.destroy(PictureTooLarge()));
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
