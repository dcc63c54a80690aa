import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { librarySides, type LibraryShelfName } from './librarySides.ts';
import { LIBRARY_WORDS_MAX } from './limits.ts';

const SHELVES = Object.keys(librarySides) as [LibraryShelfName, ...LibraryShelfName[]];
const shelfSchema = z.enum(SHELVES);
const nameSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9-]+$/);

const drawingSchema = z.strictObject({
  name: z.string(),
  title: z.string(),
  /** Empty where the shelf has none. */
  category: z.string(),
});
export type LibraryDrawing = z.infer<typeof drawingSchema>;

export const libraryEndpoints = {
  findDrawings: defineEndpoint({
    method: 'GET',
    path: '/api/v1/library/:shelf/',
    tag: 'library',
    summary: 'Drawings that every game may use, a page at a time: by words, by category',
    params: z.strictObject({ shelf: shelfSchema }),
    query: z.strictObject({
      words: z.string().max(LIBRARY_WORDS_MAX).optional(),
      category: z.string().max(LIBRARY_WORDS_MAX).optional(),
      from: z.coerce.number().int().min(0).max(100_000).optional(),
    }),
    response: success(
      z.strictObject({
        drawings: z.array(drawingSchema),
        total: z.number().int(),
        /** Where the next page begins; null has none. */
        next: z.number().int().nullable(),
        categories: z.array(z.string()),
        source: z.strictObject({
          title: z.string(),
          author: z.string(),
          licence: z.string(),
          url: z.string(),
        }),
      }),
    ),
  }),
  takeDrawing: defineEndpoint({
    method: 'POST',
    path: '/api/v1/library/:shelf/:name/',
    tag: 'library',
    summary: 'Makes a drawing of the library a picture that games can have, as PNG',
    params: z.strictObject({ shelf: shelfSchema, name: nameSchema }),
    body: z.strictObject({ side: z.number().int().describe('One of the sizes that its shelf has') }),
    response: success(
      z.strictObject({
        file: z.string(),
        title: z.string(),
        side: z.number().int(),
        isPixelArt: z.boolean(),
      }),
    ),
  }),
};
