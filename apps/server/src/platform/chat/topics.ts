/** What is published in a channel; those under age hear the masked text. */
export function getChannelTopic(channelId: string, isUnderAge: boolean): string {
  return `chat:${channelId}${isUnderAge ? ':young' : ''}`;
}

export function getChannelTopics(channelId: string): string[] {
  return [getChannelTopic(channelId, false), getChannelTopic(channelId, true)];
}
