/** The topic of a channel. Users under age get their own topic with the masked text. */
export function getChannelTopic(channelId: string, isUnderAge: boolean): string {
  return `chat:${channelId}${isUnderAge ? ':young' : ''}`;
}

export function getChannelTopics(channelId: string): string[] {
  return [getChannelTopic(channelId, false), getChannelTopic(channelId, true)];
}
