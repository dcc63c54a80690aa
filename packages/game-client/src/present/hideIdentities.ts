import type { HudState, KillFeedLine } from '../hud/state/HudState.ts';
import { nameForStream } from '../settings/nameForStream.ts';

/** Removes from the HUD what must not be seen in a stream: names of others, the chat, and the way into the room. */
export function hideIdentities(state: HudState): HudState {
  const names = new Map(state.players.map((player) => [player.name, nameForStream(player, state.me)]));
  const rename = (text: string): string => replaceNames(text, names);
  return {
    ...state,
    players: state.players.map((player) => ({ ...player, name: nameForStream(player, state.me) })),
    roomName: state.roomName === '' ? '' : 'Room',
    lobbyCode: null,
    inviteUrl: null,
    chat: [],
    canChat: false,
    canAskToWrite: false,
    hasPhrases: false,
    feed: state.feed.map((line) => renameFeedLine(line, rename)),
    messages: state.messages.map(({ key, text }) => ({ key, text: rename(text) })),
    own: { ...state.own, texts: renameTexts(state.own.texts, rename) },
    vote: state.vote === null ? null : { ...state.vote, view: renameVote(state.vote.view, rename) },
  };
}

type Rename = (text: string) => string;

/** Longer names first, because a name may contain another one. */
function replaceNames(text: string, names: ReadonlyMap<string, string>): string {
  const ordered = [...names].filter(([name, shown]) => name !== shown).toSorted(byLength);
  return ordered.reduce((renamed, [name, shown]) => renamed.replaceAll(name, shown), text);
}

function byLength([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return b.length - a.length;
}

function renameFeedLine(line: KillFeedLine, rename: Rename): KillFeedLine {
  const { killer, victim } = line;
  return {
    ...line,
    killer: killer === null ? null : { ...killer, name: rename(killer.name) },
    victim: { ...victim, name: rename(victim.name) },
  };
}

function renameTexts(texts: HudState['own']['texts'], rename: Rename): HudState['own']['texts'] {
  return Object.fromEntries(Object.entries(texts).map(([place, text]) => [place, rename(text)]));
}

function renameVote(view: NonNullable<HudState['vote']>['view'], rename: Rename) {
  return { ...view, name: rename(view.name), caller: rename(view.caller) };
}
