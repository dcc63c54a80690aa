/** The key of the notification about a message, so that reading the conversation can mark it as read. */
export function makeMessageKey(channelId: string, sequence: number): string {
  return `${makeChannelKeyPrefix(channelId)}${sequence}`;
}

/** The prefix of the keys of all messages in a channel, followed by the number of the message. */
export function makeChannelKeyPrefix(channelId: string): string {
  return `chat ${channelId} `;
}
