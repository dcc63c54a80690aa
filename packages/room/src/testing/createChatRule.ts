/** A rule that runs when a player sends a chat message, for documents of test games. */
export function createChatRule(chatText: string, ...actions: readonly unknown[]): unknown {
  return {
    id: `on-${chatText}`,
    name: `On ${chatText}`,
    when: { when: 'playerSendsChat' },
    if: [{ get: 'isEqual', a: { get: 'chatText' }, b: chatText }],
    do: actions,
  };
}
