/** What names the notification about a message, so that reading the conversation finds it again. */
export function makeMessageKey(channelId: string, sequence: number): string {
  return `${makeChannelKeyPrefix(channelId)}${sequence}`;
}

/** How the keys of all messages of a channel begin; the number of the message follows. */
export function makeChannelKeyPrefix(channelId: string): string {
  return `chat ${channelId} `;
}
