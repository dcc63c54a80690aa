/** Makes the key of the notification about a message. Reading the conversation marks it as read by this key. */
export function makeMessageKey(channelId: string, sequence: number): string {
  return `${makeChannelKeyPrefix(channelId)}${sequence}`;
}

/** The prefix of the keys of all messages in a channel. The number of the message follows it. */
export function makeChannelKeyPrefix(channelId: string): string {
  return `chat ${channelId} `;
}
