import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { emptySuccessSchema, successSchema } from './envelope.ts';
import {
  FORUM_PAGES_MAX,
  FORUM_TITLE_MAX,
  FORUM_TITLE_MIN,
  POST_MAX,
  STAFF_REASON_MAX,
  SEARCH_TERM_MAX,
} from './limits.ts';
import { minimalUserSchema } from './user.ts';

export const forumCategorySchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]{1,32}$/, 'Use lowercase letters, digits, and dashes.'),
  title: z.string().min(1).max(40),
  description: z.string().max(160),
  /** Only moderators and operators can start topics here; everyone can reply. */
  isForStaff: z.boolean(),
});
export type ForumCategory = z.infer<typeof forumCategorySchema>;

const topicCardSchema = z.strictObject({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  /** Null if the account is deleted. */
  author: minimalUserSchema.nullable(),
  replies: z.number().int().min(0),
  createdAt: z.string(),
  lastPostAt: z.string(),
  lastAuthor: z.string().nullable(),
  isPinned: z.boolean(),
  isLocked: z.boolean(),
});
export type TopicCard = z.infer<typeof topicCardSchema>;

/** Whether the user may write, or why not. */
const writePermissionSchema = z.enum(['free', 'sign-in-needed', 'age-unknown', 'too-young', 'muted']);
export type ForumWritePermission = z.infer<typeof writePermissionSchema>;

const postSchema = z.strictObject({
  number: z.number().int().min(1),
  /** Markdown from a user: rendered as elements, never as HTML. Empty if the post is not shown. */
  text: z.string(),
  author: minimalUserSchema,
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  /** `hidden`: the author is blocked or muted by this user. */
  state: z.enum(['shown', 'deleted', 'hidden']),
  isOwn: z.boolean(),
  /** Whether the user may read earlier versions. */
  hasHistory: z.boolean(),
});
export type ForumPost = z.infer<typeof postSchema>;

const forumTopicSchema = topicCardSchema.extend({
  posts: z.array(postSchema),
  page: z.number().int().min(1),
  pages: z.number().int().min(1),
  voice: writePermissionSchema,
  isSubscribed: z.boolean(),
  isModerator: z.boolean(),
});
export type ForumTopic = z.infer<typeof forumTopicSchema>;

const categorySummarySchema = forumCategorySchema.extend({
  topics: z.number().int().min(0),
  latest: z.array(topicCardSchema),
});
export type ForumCategorySummary = z.infer<typeof categorySummarySchema>;

const topicListSchema = z.strictObject({
  topics: z.array(topicCardSchema),
  page: z.number().int().min(1),
  pages: z.number().int().min(1),
});
export type TopicList = z.infer<typeof topicListSchema>;

const postSearchResultSchema = z.strictObject({
  topic: topicCardSchema,
  number: z.number().int(),
  author: z.string(),
  excerpt: z.string(),
  createdAt: z.string(),
});
export type PostSearchResult = z.infer<typeof postSearchResultSchema>;

const revisionSchema = z.strictObject({ text: z.string(), writtenAt: z.string() });
export type PostRevision = z.infer<typeof revisionSchema>;

const postLocationSchema = z.strictObject({
  id: z.number().int(),
  slug: z.string(),
  number: z.number().int(),
});

const page = z.coerce.number().int().min(1).max(FORUM_PAGES_MAX).default(1);
const topicId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const topicParams = z.strictObject({ id: topicId });
const postParams = z.strictObject({ id: topicId, number: z.coerce.number().int().min(1).max(1_000_000) });
const category = z.string().min(1).max(32);
const title = z
  .string()
  .trim()
  .min(FORUM_TITLE_MIN, `Titles need at least ${FORUM_TITLE_MIN} characters.`)
  .max(FORUM_TITLE_MAX, `Titles can have up to ${FORUM_TITLE_MAX} characters.`);
const text = z
  .string()
  .trim()
  .min(1, 'Write something first.')
  .max(POST_MAX, `Posts can have up to ${POST_MAX} characters.`);
const reason = z.string().trim().min(1, 'Enter a reason for the audit log.').max(STAFF_REASON_MAX);

const readingEndpoints = {
  readForum: defineEndpoint({
    method: 'GET',
    path: '/api/v1/forum/',
    tag: 'forum',
    summary: 'Lists the forum categories with their latest topics',
    response: successSchema(
      z.strictObject({
        shelves: z.array(categorySummarySchema),
        voice: writePermissionSchema,
        isModerator: z.boolean(),
      }),
    ),
  }),
  listTopics: defineEndpoint({
    method: 'GET',
    path: '/api/v1/forum/topics/',
    tag: 'forum',
    summary: 'Lists topics in one or all categories: pinned topics first, then by latest post',
    query: z.strictObject({ category: category.optional(), page }),
    response: successSchema(topicListSchema),
  }),
  readTopic: defineEndpoint({
    method: 'GET',
    path: '/api/v1/forum/topics/:id/',
    tag: 'forum',
    summary: 'Returns a topic with one page of its posts',
    params: topicParams,
    query: z.strictObject({ page }),
    response: successSchema(forumTopicSchema),
  }),
  searchForum: defineEndpoint({
    method: 'GET',
    path: '/api/v1/forum/search/',
    tag: 'forum',
    summary: 'Searches posts and titles, best match first',
    query: z.strictObject({ words: z.string().trim().min(1).max(SEARCH_TERM_MAX), page }),
    response: successSchema(z.strictObject({ posts: z.array(postSearchResultSchema), hasMore: z.boolean() })),
  }),
  readPostHistory: defineEndpoint({
    method: 'GET',
    path: '/api/v1/forum/topics/:id/posts/:number/history/',
    tag: 'forum',
    summary: 'Lists earlier versions of an edited post, for its author, moderators, and operators',
    params: postParams,
    response: successSchema(z.array(revisionSchema)),
  }),
};

const writingEndpoints = {
  openTopic: defineEndpoint({
    method: 'POST',
    path: '/api/v1/forum/topics/',
    tag: 'forum',
    summary: 'Starts a topic',
    body: z.strictObject({ category, title, text }),
    response: successSchema(postLocationSchema),
  }),
  renameTopic: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/forum/topics/:id/title/',
    tag: 'forum',
    summary: 'Renames the user’s own topic',
    params: topicParams,
    body: z.strictObject({ title }),
    response: emptySuccessSchema,
  }),
  addPost: defineEndpoint({
    method: 'POST',
    path: '/api/v1/forum/topics/:id/posts/',
    tag: 'forum',
    summary: 'Replies in a topic',
    params: topicParams,
    body: z.strictObject({ text }),
    response: successSchema(postLocationSchema),
  }),
  editPost: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/forum/topics/:id/posts/:number/',
    tag: 'forum',
    summary: 'Edits the user’s own post; earlier versions are kept',
    params: postParams,
    body: z.strictObject({ text }),
    response: emptySuccessSchema,
  }),
  deletePost: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/forum/topics/:id/posts/:number/',
    tag: 'forum',
    summary: 'Deletes the user’s own post',
    params: postParams,
    response: emptySuccessSchema,
  }),
  uploadForumImage: defineEndpoint({
    method: 'POST',
    path: '/api/v1/forum/pictures/',
    tag: 'forum',
    summary: 'Uploads an image for the next post',
    upload: true,
    response: successSchema(z.strictObject({ picture: z.string() })),
  }),
  subscribeToTopic: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/forum/topics/:id/subscription/',
    tag: 'forum',
    summary: 'Turns notifications about replies on or off',
    params: topicParams,
    body: z.strictObject({ isOn: z.boolean() }),
    response: emptySuccessSchema,
  }),
};

const moderationEndpoints = {
  moderateTopic: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/operator/forum/topics/:id/',
    tag: 'forum',
    summary: 'Pins, locks, moves, renames, or deletes a topic',
    params: topicParams,
    body: z.strictObject({
      isPinned: z.boolean().optional(),
      isLocked: z.boolean().optional(),
      isDeleted: z.boolean().optional(),
      category: category.optional(),
      title: title.optional(),
      reason,
    }),
    response: emptySuccessSchema,
  }),
  removePost: defineEndpoint({
    method: 'POST',
    path: '/api/v1/operator/forum/topics/:id/posts/:number/remove/',
    tag: 'forum',
    summary: 'Deletes another user’s post',
    params: postParams,
    body: z.strictObject({ reason }),
    response: emptySuccessSchema,
  }),
};

export const forumEndpoints = { ...readingEndpoints, ...writingEndpoints, ...moderationEndpoints };
