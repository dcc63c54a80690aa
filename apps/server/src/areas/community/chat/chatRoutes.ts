import { endpoints } from '@playloom/api-contract';
import { NotAllowed } from '../../../http/errors.ts';
import { ChatPresetsOnly } from './chatErrors.ts';
import { READ_RATE_LIMIT, UPLOAD_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { publicRoute, signedInRoute, type Route } from '../../../http/route.ts';
import { respondDone, respondSuccess } from '../../../http/respondSuccess.ts';
import { storeFile } from '../../../files/storeFile.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithFiles } from '../../../files/FileStore.ts';
import type { WithImages } from '../../../files/ImageConverter.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { setSlowSeconds } from './chatQueries.ts';
import { storeChatToOpen } from '../../identity/users/userQueries.ts';
import { readUpload } from '../../../http/readUpload.ts';
import { isUnderAge } from '../../identity/users/ageBands.ts';
import { deleteMessage, editMessage } from './changeMessage.ts';
import { enterCommunity, exitCommunity } from './communities.ts';
import { setChatToOpen } from './setChatToOpen.ts';
import { CHAT_IMAGE_QUALITY, CHAT_IMAGE_WIDTH } from './limits.ts';
import { listChannels, openDirectChannel, readGameChannel } from './listChannels.ts';
import { presentChannel, presentMessage } from './presentChat.ts';
import { readChatHistory } from './readChatHistory.ts';
import { readChatPermissions } from './readChatPermissions.ts';
import { setBirthDate } from './setBirthDate.ts';
import { getChannelTopics } from './topics.ts';

export function chatRoutes(
  services: WithConfig &
    WithClock &
    WithLog &
    WithDatabase &
    WithJobs &
    WithFiles &
    WithImages &
    WithLive &
    WithRooms,
): Route[] {
  const { db, clock } = services;
  return [
    signedInRoute(endpoints.listChatChannels, READ_RATE_LIMIT, async ({ signedIn }) =>
      respondSuccess(await listChannels(services, signedIn.user)),
    ),
    publicRoute(endpoints.readGameChannel, READ_RATE_LIMIT, async ({ params, signedIn }) =>
      respondSuccess(await readGameChannel(services, params.id, signedIn?.user ?? null)),
    ),
    signedInRoute(endpoints.openDirectChannel, WRITE_RATE_LIMIT, async ({ body, signedIn }) =>
      respondSuccess(await openDirectChannel(services, signedIn.user, body.username)),
    ),
    publicRoute(endpoints.listMessages, READ_RATE_LIMIT, async ({ params, query, signedIn }) =>
      respondSuccess(await readChatHistory(services, signedIn?.user ?? null, params.channelId, query)),
    ),
    signedInRoute(endpoints.editMessage, WRITE_RATE_LIMIT, async ({ params, body, signedIn: { user } }) => {
      const message = await editMessage(services, user, params, body.text);
      return respondSuccess(presentMessage(message, isUnderAge(user, clock.now()), services));
    }),
    signedInRoute(endpoints.deleteMessage, WRITE_RATE_LIMIT, async ({ params, signedIn: { user } }) => {
      const message = await deleteMessage(services, user, params);
      return respondSuccess(presentMessage(message, isUnderAge(user, clock.now()), services));
    }),
    signedInRoute(endpoints.clearChatOpen, WRITE_RATE_LIMIT, async ({ signedIn }) => {
      await storeChatToOpen(db, signedIn.user.id, null);
      return respondDone();
    }),
    signedInRoute(endpoints.markChatOpen, WRITE_RATE_LIMIT, async ({ body, signedIn }) => {
      await setChatToOpen(services, signedIn.user, body.openChatAccountOf);
      return respondDone();
    }),
    signedInRoute(endpoints.setBirthDate, WRITE_RATE_LIMIT, async ({ body, signedIn }) =>
      respondSuccess(await setBirthDate(services, signedIn.user, body.birthDate)),
    ),
    ...channelRoutes(services),
  ];
}

function channelRoutes(
  services: WithConfig & WithClock & WithDatabase & WithFiles & WithImages & WithLive,
): Route[] {
  const { db, clock, config, images, files, live } = services;
  return [
    signedInRoute(
      endpoints.uploadChatImage,
      UPLOAD_RATE_LIMIT,
      async ({ params, request, signedIn: { user } }) => {
        const { voice } = await readChatPermissions(services, params.channelId, user);
        if (voice !== 'free') throw ChatPresetsOnly();
        const bytes = await images.toWidth(await readUpload(request), {
          width: CHAT_IMAGE_WIDTH,
          quality: CHAT_IMAGE_QUALITY,
        });
        const file = {
          bytes,
          extension: 'webp',
          contentType: 'image/webp',
          ownerId: user.id,
          now: clock.now(),
        };
        return respondSuccess({ picture: await db.transaction((tx) => storeFile(tx, files, file)) });
      },
    ),
    signedInRoute(endpoints.setSlowMode, WRITE_RATE_LIMIT, async ({ params, body, signedIn: { user } }) => {
      const { isModerator } = await readChatPermissions(services, params.channelId, user);
      if (!isModerator) throw NotAllowed();
      await setSlowSeconds(db, params.channelId, body.seconds);
      for (const topic of getChannelTopics(params.channelId))
        live.publish(topic, { kind: 'channel', channel: params.channelId });
      return respondSuccess(
        presentChannel(await readChatPermissions(services, params.channelId, user), 0, config),
      );
    }),
    signedInRoute(endpoints.joinCommunity, WRITE_RATE_LIMIT, async ({ params, signedIn }) => {
      await enterCommunity(services, signedIn.user, params.id);
      return respondSuccess({ isMember: true });
    }),
    signedInRoute(endpoints.leaveCommunity, WRITE_RATE_LIMIT, async ({ params, signedIn }) =>
      respondSuccess({ isMember: await exitCommunity(services, signedIn.user, params.id) }),
    ),
  ];
}
