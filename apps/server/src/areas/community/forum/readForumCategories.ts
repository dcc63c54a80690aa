import { forumCategorySchema, type ForumCategory } from '@playloom/api-contract';
import { z } from 'zod';
import { readJsonConfigFile } from '../../../process/readJsonConfigFile.ts';
import { defaultForumCategories } from './defaultForumCategories.ts';

const categoriesSchema = z
  .array(forumCategorySchema)
  .min(1, 'There must be at least one category.')
  .refine((all) => new Set(all.map(({ slug }) => slug)).size === all.length, {
    error: 'Each slug can appear only once.',
    when: ({ issues }) => issues.length === 0,
  });

/** Reads the categories. If the operator has defined any, they replace the default ones completely. */
export function readForumCategories(file: string | undefined): ForumCategory[] {
  return file === undefined
    ? defaultForumCategories
    : readJsonConfigFile('FORUM_CATEGORIES_FILE', file, categoriesSchema);
}

export interface WithForumCategories {
  forumCategories: readonly ForumCategory[];
}
