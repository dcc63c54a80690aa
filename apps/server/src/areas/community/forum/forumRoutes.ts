import { endpoints } from '@playloom/api-contract';
import { storeFile } from '../../../files/storeFile.ts';
import { ForumIsExternal } from './forumErrors.ts';
import {
  READ_RATE_LIMIT,
  SOCIAL_WRITE_RATE_LIMIT,
  UPLOAD_RATE_LIMIT,
  WRITE_RATE_LIMIT,
} from '../../../http/limits.ts';
import { publicRoute, signedInRoute, staffRoute, type Route } from '../../../http/route.ts';
import { respondDone, respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithFiles } from '../../../files/FileStore.ts';
import type { WithImages } from '../../../files/ImageConverter.ts';
import type { WithForumCategories } from './readForumCategories.ts';
import { upsertSubscription } from './forumQueries.ts';
import { readUpload } from '../../../http/readUpload.ts';
import { deletePost, editPost, readPostHistory, removePostAsModerator } from './changePost.ts';
import { requireForumWritePermission } from './resolveForumWritePermission.ts';
import { FORUM_IMAGE_QUALITY, FORUM_IMAGE_WIDTH } from './limits.ts';
import { moderateTopic } from './moderateTopic.ts';
import { listTopics, readForum, readTopic, searchForum } from './readForum.ts';
import { renameTopic } from './renameTopic.ts';
import { addPost, requireTopic, createTopic } from './writePost.ts';

const BUILT_IN = '/forum';

export function forumRoutes(
  services: WithConfig & WithClock & WithDatabase & WithJobs & WithFiles & WithImages & WithForumCategories,
): Route[] {
  const { forumUrl = BUILT_IN } = services.config;
  const routes = [...readingRoutes(services), ...writingRoutes(services), ...forumModerationRoutes(services)];
  return forumUrl === BUILT_IN ? routes : routes.map(close);
}

/** Makes a route reject all calls, because the built-in forum is disabled when an external one is configured. */
function close(route: Route): Route {
  return {
    ...route,
    handle: async () => {
      throw ForumIsExternal();
    },
  };
}

function readingRoutes(services: WithConfig & WithClock & WithDatabase & WithForumCategories): Route[] {
  return [
    publicRoute(endpoints.readForum, READ_RATE_LIMIT, async ({ signedIn }) =>
      respondSuccess(await readForum(services, signedIn)),
    ),
    publicRoute(endpoints.listTopics, READ_RATE_LIMIT, async ({ query }) =>
      respondSuccess(await listTopics(services, query)),
    ),
    publicRoute(endpoints.readTopic, READ_RATE_LIMIT, async ({ params, query, signedIn }) =>
      respondSuccess(await readTopic(services, signedIn, { ...params, ...query })),
    ),
    publicRoute(endpoints.searchForum, READ_RATE_LIMIT, async ({ query, signedIn }) =>
      respondSuccess(await searchForum(services, signedIn, query)),
    ),
    signedInRoute(endpoints.readPostHistory, READ_RATE_LIMIT, async ({ params: { id, number }, signedIn }) =>
      respondSuccess(await readPostHistory(services, signedIn, { topicId: id, number })),
    ),
  ];
}

function writingRoutes(
  services: WithClock & WithDatabase & WithJobs & WithFiles & WithImages & WithForumCategories,
): Route[] {
  const { db, clock, images, files } = services;
  return [
    signedInRoute(endpoints.openTopic, SOCIAL_WRITE_RATE_LIMIT, async ({ body, signedIn }) =>
      respondSuccess(await createTopic(services, signedIn, body)),
    ),
    signedInRoute(endpoints.renameTopic, SOCIAL_WRITE_RATE_LIMIT, async ({ params, body, signedIn }) => {
      await renameTopic(services, signedIn, params.id, body.title);
      return respondDone();
    }),
    signedInRoute(endpoints.addPost, SOCIAL_WRITE_RATE_LIMIT, async ({ params, body, signedIn }) =>
      respondSuccess(await addPost(services, signedIn, params.id, body.text)),
    ),
    signedInRoute(
      endpoints.editPost,
      SOCIAL_WRITE_RATE_LIMIT,
      async ({ params: { id, number }, body, signedIn }) => {
        await editPost(services, signedIn, { topicId: id, number }, body.text);
        return respondDone();
      },
    ),
    signedInRoute(endpoints.deletePost, WRITE_RATE_LIMIT, async ({ params: { id, number }, signedIn }) => {
      await deletePost(services, signedIn, { topicId: id, number });
      return respondDone();
    }),
    signedInRoute(endpoints.uploadForumImage, UPLOAD_RATE_LIMIT, async ({ request, signedIn }) => {
      await requireForumWritePermission(services, signedIn);
      const bytes = await images.toWidth(await readUpload(request), {
        width: FORUM_IMAGE_WIDTH,
        quality: FORUM_IMAGE_QUALITY,
      });
      const file = {
        bytes,
        extension: 'webp',
        contentType: 'image/webp',
        ownerId: signedIn.user.id,
        now: clock.now(),
      };
      return respondSuccess({ picture: await db.transaction((tx) => storeFile(tx, files, file)) });
    }),
    signedInRoute(endpoints.subscribeToTopic, WRITE_RATE_LIMIT, async ({ params, body, signedIn }) => {
      const { id: topicId, lastNumber: readNumber } = await requireTopic(db, params.id);
      await upsertSubscription(db, { topicId, userId: signedIn.user.id, isOn: body.isOn, readNumber });
      return respondDone();
    }),
  ];
}

function forumModerationRoutes(services: WithClock & WithDatabase & WithForumCategories): Route[] {
  return [
    staffRoute('moderator', endpoints.moderateTopic, WRITE_RATE_LIMIT, async ({ params, body, signedIn }) => {
      await moderateTopic(services, signedIn, params.id, body);
      return respondDone();
    }),
    staffRoute(
      'moderator',
      endpoints.removePost,
      WRITE_RATE_LIMIT,
      async ({ params: { id, number }, body, signedIn }) => {
        await removePostAsModerator(services, signedIn, { topicId: id, number }, body.reason);
        return respondDone();
      },
    ),
  ];
}
