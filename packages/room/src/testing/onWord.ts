/** A rule that does something when a player says a word, for documents of test games. */
export function onWord(word: string, ...actions: readonly unknown[]): unknown {
  return {
    id: `on-${word}`,
    name: `On ${word}`,
    when: { when: 'playerSendsChat' },
    if: [{ get: 'isEqual', a: { get: 'chatText' }, b: word }],
    do: actions,
  };
}
