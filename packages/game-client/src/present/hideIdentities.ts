import { isRecord, type Value } from '@playloom/game-format';
import type { HudState, KillFeedLine } from '../hud/state/HudState.ts';
import { createStreamRenamer, nameForStream } from '../settings/nameForStream.ts';

/**
 * Removes from the HUD what must not be seen in a stream: names of others, also in panels, and the chat. The menu shows
 * the room code only when it is asked to.
 */
export function hideIdentities(state: HudState): HudState {
  const rename = createStreamRenamer(state.players, state.me);
  const { question } = state.own;
  return {
    ...state,
    players: state.players.map((player) => ({ ...player, name: nameForStream(player, state.me) })),
    roomName: state.roomName === '' ? '' : 'Room',
    chat: [],
    canChat: false,
    canAskToWrite: false,
    hasPhrases: false,
    feed: state.feed.map((line) => renameFeedLine(line, rename)),
    messages: state.messages.map(({ key, text }) => ({ key, text: rename(text) })),
    panelMessages: state.panelMessages.map((message) => ({
      ...message,
      value: renameValue(message.value, rename),
    })),
    own: {
      ...state.own,
      texts: renameTexts(state.own.texts, rename),
      question: question && { ...question, text: rename(question.text) },
    },
    vote: state.vote === null ? null : { ...state.vote, view: renameVote(state.vote.view, rename) },
  };
}

type Rename = (text: string) => string;

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

/** Renames in all texts of a value that a game sends to its panel. Tables often have names as keys. */
function renameValue(value: Value, rename: Rename): Value {
  if (typeof value === 'string') return rename(value);
  if (Array.isArray(value)) return value.map((item: Value) => renameValue(item, rename));
  if (!isRecord(value)) return value;
  const renamed = Object.entries(value).map(([key, item]) => [
    rename(key),
    renameValue(item as Value, rename),
  ]);
  return Object.fromEntries(renamed) as Value;
}
