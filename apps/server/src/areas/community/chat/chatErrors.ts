import { defineError } from '../../../http/ApiProblem.ts';

export const ChannelNotFound = defineError('channel_not_found', 404, 'Chat not found.');
export const MessageNotFound = defineError('message_not_found', 404, 'Message not found.');
export const SignInToChat = defineError('sign_in_to_chat', 403, 'Log in to read this chat.');
export const ChatMembersOnly = defineError(
  'chat_members_only',
  403,
  'Only members of the game’s community can use this chat.',
);
export const ChatMuted = defineError('chat_muted', 403, 'You’re muted in this chat.');
export const ChatBlocked = defineError('chat_blocked', 403, 'You can’t interact with this user.');
export const ChatPresetsOnly = defineError('presets_only', 403, 'You can only use emotes and phrases here.');
export const ChatTooFast = defineError(
  'chat_too_fast',
  429,
  'You’re sending messages too fast. Wait a moment.',
);
export const ChatRepeated = defineError('chat_repeated', 409, 'You already sent this message.');
export const ChatSlowMode = defineError(
  'chat_slow',
  429,
  'Slow mode is on. Wait a little before your next message.',
);
export const ChatEmpty = defineError('chat_empty', 400, 'Write a message first.');
export const ChatMessageRejected = defineError('chat_refused', 409, 'This message isn’t allowed here.');
export const DirectMessageNotAllowed = defineError(
  'direct_not_allowed',
  403,
  'You and this player can’t message each other.',
);
export const DirectMessagesUnavailable = defineError(
  'direct_unavailable',
  403,
  'Direct messages aren’t available for your account. You can use phrases and emotes in game chats.',
);
