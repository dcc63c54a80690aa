import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { successSchema } from './envelope.ts';
import { librarySizes, type LibraryName } from './librarySizes.ts';
import { LIBRARY_QUERY_MAX } from './limits.ts';

const LIBRARY_NAMES = Object.keys(librarySizes) as [LibraryName, ...LibraryName[]];
const libraryNameSchema = z.enum(LIBRARY_NAMES);
const nameSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9-]+$/);

const libraryAssetSchema = z.strictObject({
  name: z.string(),
  title: z.string(),
  /** Empty where the shelf has none. */
  category: z.string(),
});
export type LibraryAssetSummary = z.infer<typeof libraryAssetSchema>;

export const libraryEndpoints = {
  searchLibrary: defineEndpoint({
    method: 'GET',
    path: '/api/v1/library/:shelf/',
    tag: 'library',
    summary: 'Drawings that every game may use, a page at a time: by words, by category',
    params: z.strictObject({ shelf: libraryNameSchema }),
    query: z.strictObject({
      words: z.string().max(LIBRARY_QUERY_MAX).optional(),
      category: z.string().max(LIBRARY_QUERY_MAX).optional(),
      from: z.coerce.number().int().min(0).max(100_000).optional(),
    }),
    response: successSchema(
      z.strictObject({
        drawings: z.array(libraryAssetSchema),
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
  addLibraryAsset: defineEndpoint({
    method: 'POST',
    path: '/api/v1/library/:shelf/:name/',
    tag: 'library',
    summary: 'Makes a drawing of the library a picture that games can have, as PNG',
    params: z.strictObject({ shelf: libraryNameSchema, name: nameSchema }),
    body: z.strictObject({ side: z.number().int().describe('One of the sizes that its shelf has') }),
    response: successSchema(
      z.strictObject({
        file: z.string(),
        title: z.string(),
        side: z.number().int(),
        isPixelArt: z.boolean(),
      }),
    ),
  }),
};
