import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { successSchema } from './envelope.ts';
import { libraryImageSizes, type LibraryName } from './libraryImageSizes.ts';
import { LIBRARY_QUERY_MAX } from './limits.ts';

const LIBRARY_NAMES = Object.keys(libraryImageSizes) as [LibraryName, ...LibraryName[]];
const libraryNameSchema = z.enum(LIBRARY_NAMES);
const nameSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9-]+$/);

const libraryAssetSchema = z.strictObject({
  name: z.string(),
  title: z.string(),
  /** Empty if the library has no categories. */
  category: z.string(),
});
export type LibraryAssetSummary = z.infer<typeof libraryAssetSchema>;

export const libraryEndpoints = {
  searchLibrary: defineEndpoint({
    method: 'GET',
    path: '/api/v1/library/:shelf/',
    tag: 'library',
    summary: 'Lists assets in the library by search term and category, in pages',
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
        /** Offset of the next page; null if there is none. */
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
    summary: 'Copies a sprite from the asset library as a PNG that games can use',
    params: z.strictObject({ shelf: libraryNameSchema, name: nameSchema }),
    body: z.strictObject({
      side: z.number().int().describe('Choose one of the sizes available in this library.'),
    }),
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
