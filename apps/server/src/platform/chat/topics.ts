/** What is published in a channel; those under age hear the masked text. */
export function topicOfChannel(channelId: string, isUnderAge: boolean): string {
  return `chat:${channelId}${isUnderAge ? ':young' : ''}`;
}

export function topicsOfChannel(channelId: string): string[] {
  return [topicOfChannel(channelId, false), topicOfChannel(channelId, true)];
}
