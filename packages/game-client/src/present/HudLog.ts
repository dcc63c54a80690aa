import type { Game, PlayerId } from '@playloom/game-format';
import type { KickVoteView, View, ViewEvent } from '@playloom/protocol';
import type {
  ChatLine,
  KillFeedLine,
  ModerationRights,
  HudVote,
  PanelMessage,
  UnlockLine,
} from '../hud/state/HudState.ts';

/** Chat lines and events that the HUD still shows. Lists are replaced, never mutated. */
export interface HudLog {
  chat: readonly ChatLine[];
  /** When the chat becomes quiet, in scene seconds. Null while it is. */
  chatQuietAt: number | null;
  feed: readonly KillFeedLine[];
  messages: readonly { readonly key: number; readonly text: string }[];
  unlocks: readonly UnlockLine[];
  panelMessages: readonly PanelMessage[];
  rights: ModerationRights;
  vote: HudVote | null;
  /** Players that this player has muted. */
  muted: ReadonlySet<PlayerId>;
  /** When feed lines, messages and the vote expire, by key, in scene seconds. */
  readonly ends: Map<number, number>;
  nextKey: number;
}

const CHAT_LINES_MAX = 60;
/** The chat fades when no line was added for this long. */
const CHAT_SECONDS = 12;
const FEED_LINES_KEPT = 5;
const FEED_SECONDS = 6;
const MESSAGES_MAX = 4;
const MESSAGE_SECONDS = 4;
/** Longer than the game's own messages, because a newer one of those may hide it for a while. */
const CLIENT_MESSAGE_SECONDS = 12;
const PANEL_MESSAGES_MAX = 40;
const UNLOCK_SECONDS = 6;

export function createHudLog(): HudLog {
  return {
    chat: [],
    chatQuietAt: null,
    feed: [],
    messages: [],
    unlocks: [],
    panelMessages: [],
    rights: { canKick: false, canCallVote: false, isMember: false },
    vote: null,
    muted: new Set(),
    ends: new Map(),
    nextKey: 1,
  };
}

/** Records an event if the HUD shows it. Returns whether the HUD must update. */
export function addEventToLog(
  log: HudLog,
  event: ViewEvent,
  game: Game,
  view: View,
  me: PlayerId | null,
  time: number,
): boolean {
  switch (event.kind) {
    case 'chat':
      if (event.from !== null && log.muted.has(event.from)) return false;
      addChat(log, time, fromPlayer(event, findPlayerColor(game, view, event.from)));
      return true;
    case 'join':
      addChat(log, time, fromGame(`${event.name} joined`));
      return true;
    case 'leave':
      addChat(log, time, fromGame(`${event.name} left`));
      return true;
    case 'notice':
      addChat(log, time, fromGame(event.text));
      return true;
    case 'message':
      addMessage(log, event.text, time + (event.seconds > 0 ? event.seconds : MESSAGE_SECONDS));
      return true;
    case 'achievement':
    case 'goal':
      addUnlock(log, event, time);
      return true;
    case 'death':
      return addDeath(log, event, game, view, me, time);
    case 'panel-message':
      addPanelMessage(log, event);
      return true;
    case 'rights':
      log.rights = { canKick: event.mayKick, canCallVote: event.mayVote, isMember: event.isMember };
      return true;
    case 'community':
      addChat(log, time, fromCommunity(event));
      return true;
    case 'vote':
      updateVote(log, event, game.settings.tickRate, view.tick, time);
      return true;
    case 'sound':
    case 'effect':
    case 'floating-text':
    case 'emote':
    case 'camera-shake':
    case 'hurt':
    case 'attack':
    case 'match':
      return false;
  }
}

/** Removes expired entries. Returns whether any was removed. */
export function removeExpiredLogEntries(log: HudLog, time: number): boolean {
  let hasChanged = false;
  if (log.chatQuietAt !== null && time >= log.chatQuietAt) {
    log.chatQuietAt = null;
    hasChanged = true;
  }
  for (const [key, end] of log.ends) {
    if (time < end) continue;
    log.ends.delete(key);
    log.feed = log.feed.filter((line) => line.key !== key);
    log.messages = log.messages.filter((line) => line.key !== key);
    log.unlocks = log.unlocks.filter((line) => line.key !== key);
    if (log.vote?.key === key) log.vote = null;
    hasChanged = true;
  }
  return hasChanged;
}

function addChat(log: HudLog, time: number, line: Omit<ChatLine, 'key'>): void {
  log.chatQuietAt = time + CHAT_SECONDS;
  log.chat = [...log.chat, { key: nextLogKey(log), ...line }].slice(-CHAT_LINES_MAX);
}

function fromPlayer(
  { from, name, text, isTeamOnly }: Extract<ViewEvent, { kind: 'chat' }>,
  color: string | null,
): Omit<ChatLine, 'key'> {
  return { from, name, color, text, isTeamOnly, isFromGame: from === null };
}

function fromGame(text: string): Omit<ChatLine, 'key'> {
  return { from: null, name: '', color: null, text, isTeamOnly: false, isFromGame: true };
}

function fromCommunity({ name, text }: { name: string; text: string }): Omit<ChatLine, 'key'> {
  return { ...fromGame(text), name, isFromGame: false, isFromCommunity: true };
}

/** Mutes or unmutes a player. Muting also removes their chat lines. */
export function mutePlayer(log: HudLog, player: PlayerId, isMuted: boolean): void {
  const muted = new Set(log.muted);
  if (isMuted) muted.add(player);
  else muted.delete(player);
  log.muted = muted;
  if (isMuted) log.chat = log.chat.filter(({ from }) => from !== player);
}

/** Shows the player's vote at once, without waiting for the room. */
export function setVoteAnswer(log: HudLog, isYes: boolean): void {
  if (log.vote !== null) log.vote = { ...log.vote, answer: isYes };
}

function updateVote(log: HudLog, view: KickVoteView, tickRate: number, tick: number, time: number): void {
  const same = log.vote?.view.vote === view.vote ? log.vote : null;
  if (log.vote !== null) log.ends.delete(log.vote.key);
  const key = nextLogKey(log);
  log.vote = { key, view, answer: same?.answer ?? null };
  // The vote expires even if the connection is lost and the room never reports its end.
  const seconds = view.outcome === 'open' ? (view.endsAt - tick) / tickRate : 0;
  log.ends.set(key, time + Math.max(0, seconds) + MESSAGE_SECONDS);
}

function addMessage(log: HudLog, text: string, end: number): void {
  const key = nextLogKey(log);
  log.messages = [...log.messages, { key, text }].slice(-MESSAGES_MAX);
  log.ends.set(key, end);
}

function addPanelMessage(log: HudLog, event: Extract<ViewEvent, { kind: 'panel-message' }>): void {
  const { panel, event: name, value } = event;
  const line: PanelMessage = { key: nextLogKey(log), panel, event: name, value };
  log.panelMessages = [...log.panelMessages, line].slice(-PANEL_MESSAGES_MAX);
}

/** Several that were unlocked at once are shown one after the other. */
function addUnlock(
  log: HudLog,
  event: Extract<ViewEvent, { kind: 'achievement' | 'goal' }>,
  time: number,
): void {
  const last = log.unlocks.at(-1);
  const start = last === undefined ? time : (log.ends.get(last.key) ?? time);
  const { name, icon, points } = event;
  const key = nextLogKey(log);
  const isGoal = event.kind === 'goal';
  const kind = isGoal ? event.period : event.kind;
  const text = isGoal ? '' : event.text;
  log.unlocks = [...log.unlocks, { key, kind, name, text, icon, points }];
  log.ends.set(key, start + UNLOCK_SECONDS);
}

/** Adds a message from the client itself. */
export function addClientMessage(log: HudLog, text: string, time: number): void {
  addMessage(log, text, time + CLIENT_MESSAGE_SECONDS);
}

/** Adds a death to the kill feed if the victim was a player. Returns whether it was added. */
function addDeath(
  log: HudLog,
  event: Extract<ViewEvent, { kind: 'death' }>,
  game: Game,
  view: View,
  me: PlayerId | null,
  time: number,
): boolean {
  const { victim, killer, item } = event;
  const victimName = victim === null ? undefined : view.players.get(victim)?.name;
  if (victim === null || victimName === undefined) return false;
  const killerName = killer === null ? undefined : view.players.get(killer)?.name;
  const key = nextLogKey(log);
  const line: KillFeedLine = {
    key,
    killer:
      killer === null || killerName === undefined || killer === victim
        ? null
        : { name: killerName, color: findPlayerColor(game, view, killer), isMe: killer === me },
    victim: { name: victimName, color: findPlayerColor(game, view, victim), isMe: victim === me },
    item,
  };
  log.feed = [...log.feed, line].slice(-FEED_LINES_KEPT);
  log.ends.set(key, time + FEED_SECONDS);
  return true;
}

function findPlayerColor(game: Game, view: View, player: PlayerId | null): string | null {
  const team = player === null ? null : (view.players.get(player)?.team ?? null);
  return team === null ? null : (game.types.teams[team]?.color ?? null);
}

function nextLogKey(log: HudLog): number {
  log.nextKey += 1;
  return log.nextKey;
}
