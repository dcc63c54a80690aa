import type { MultipartFile } from '@fastify/multipart';
import { apiLimits } from '@playloom/api-contract';
import type { FastifyRequest } from 'fastify';
import { ApiProblem, InvalidInput, ImageMissing, ImageTooLarge } from './errors.ts';

export interface UploadRules {
  /** Name of the form field. */
  field: string;
  bytesMax: number;
  missing: () => ApiProblem;
  tooLarge: () => ApiProblem;
}

const IMAGE_UPLOAD: UploadRules = {
  field: 'picture',
  bytesMax: apiLimits.IMAGE_BYTES_MAX,
  missing: ImageMissing,
  tooLarge: ImageTooLarge,
};

/** Returns the bytes of the uploaded file. Reading stops at the limit, and the rest is neither stored nor awaited. */
export async function readUpload(request: FastifyRequest, wanted = IMAGE_UPLOAD): Promise<Buffer> {
  const bytes = await readField(request, wanted).catch((error: unknown) => {
    // Errors of the form parser are caused by an invalid request.
    throw error instanceof ApiProblem ? error : InvalidInput();
  });
  if (!bytes || bytes.length === 0) throw wanted.missing();
  return bytes;
}

async function readField(request: FastifyRequest, wanted: UploadRules): Promise<Buffer | null> {
  const part = await request.file({ limits: { fileSize: wanted.bytesMax } });
  return part?.fieldname === wanted.field ? readWhole(part.file, wanted) : null;
}

/** Reads the whole file. The parser's own buffering would wait for the end of the file, even if it never comes. */
async function readWhole(file: MultipartFile['file'], { tooLarge }: UploadRules): Promise<Buffer> {
  if (file.truncated) throw tooLarge();
  file.once('limit', () => file.destroy(tooLarge()));
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
