import type { ChatChannel, ChatMessage } from '@playloom/api-contract';
import type { WithClock } from '../../../process/clock.ts';
import type { Config, WithConfig } from '../../../process/config.ts';
import type { AuthoredMessage } from './chatQueries.ts';
import { presentMinimalUser } from '../../identity/users/presentUser.ts';
import { presentPerson } from '../../play/cosmetics/presentPerson.ts';
import type { ChatPermissions } from '../../play/room-chat/ChatPermissions.ts';

export function presentMessage(
  message: AuthoredMessage,
  isUnderAge: boolean,
  services: WithConfig & WithClock,
): ChatMessage {
  const { config } = services;
  const { _id, local, ...looks } = presentPerson(message.author, services);
  const isDeleted = message.deletedAt !== null;
  return {
    sequence: message.sequence,
    revision: message.revision,
    clientId: message.clientId,
    author: { _id, ...local, ...looks },
    text: isUnderAge ? message.safeText : message.text,
    picture: message.imageFile === null ? null : `${config.uiOrigin}/files/${message.imageFile}`,
    createdAt: message.createdAt.toISOString(),
    isFromGame: message.fromRoom !== null,
    isEdited: message.editedAt !== null && !isDeleted,
    isDeleted,
  };
}

export function presentChannel(permissions: ChatPermissions, unread: number, config: Config): ChatChannel {
  const { channel, game, other } = permissions;
  const person = other && presentMinimalUser(other, config).local;
  return {
    _id: channel.id,
    kind: channel.partyId !== null ? 'party' : game ? 'game' : 'direct',
    title: game?.title ?? person?.username ?? 'Party',
    picture: game ? game.coverFile : (person?.profilePicture ?? null),
    gameId: game?.id ?? null,
    gameSlug: game?.slug ?? null,
    isMember: permissions.isMember,
    isOwner: game !== null && game.creatorId === permissions.user?.id,
    isModerator: permissions.isModerator,
    voice: permissions.voice,
    hurdle: permissions.hurdle,
    slowSeconds: channel.slowSeconds,
    unread,
  };
}
