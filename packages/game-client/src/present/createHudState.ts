import type { Game, Point } from '@playloom/game-format';
import { getTeamShape } from '../hud/state/getTeamShape.ts';
import type { HudState, MinimapDot } from '../hud/state/HudState.ts';
import { hasTeamMarks, type PlayerSettings } from '../settings/PlayerSettings.ts';
import { recolorTeams } from '../settings/teamPalettes.ts';
import { hideIdentities } from './hideIdentities.ts';
import type { ChatPermission, RendererKind, StartOptions } from '../contract/StartOptions.ts';
import { computeMedianRoundTrip } from '../time/InputLead.ts';
import { interpolatePose } from '../entities/EntityTrack.ts';
import { findInteractionHint } from './findInteractionHint.ts';
import type { HudLog } from './HudLog.ts';
import type { ClientSession, ShownUnit } from '../session/ClientSession.ts';
import { listTips } from '../tips/listTips.ts';
import type { TipsState } from '../tips/TipsState.ts';

interface HudSources {
  readonly options: StartOptions;
  readonly session: ClientSession;
  readonly log: HudLog;
  readonly settings: PlayerSettings;
  readonly own: ShownUnit | null;
  readonly hasTouch: boolean;
  readonly gamepad: HudState['gamepad'];
  readonly tips: TipsState;
  /** False while a window covers the game, or the player has no unit. */
  readonly isTipVisible: boolean;
  readonly rendererKind: RendererKind;
  /** Null while connected. */
  readonly reconnectSecondsLeft: number | null;
  /** False if the surrounding page has turned the chat off. */
  readonly hasChat: boolean;
  readonly permission: ChatPermission;
  /** The markers on the minimap. */
  readonly markerDots: readonly MinimapDot[];
}

/** Used when the chat is turned off, to hide messages from other players too. */
const NO_CHAT: HudState['chat'] = [];
const OWN_COLOR = '#ffe9b8';

export function createHudState(sources: HudSources): HudState {
  const state = describeState(sources);
  return sources.settings.isStreaming ? hideIdentities(state) : state;
}

function describeState(sources: HudSources): HudState {
  const { options, session, log, settings, own, hasTouch, reconnectSecondsLeft } = sources;
  const { view, welcome } = session;
  const game = recolorTeams(session.game, settings.teamPalette);
  return {
    game,
    tick: Math.max(0, Math.round(session.shownTicks.ticks)),
    tickRate: session.tickRate,
    me: welcome?.player ?? null,
    players: [...view.players.values()],
    room: view.room,
    own: view.own,
    roomName: welcome?.roomName ?? '',
    lobbyCode: welcome?.lobbyCode ?? null,
    inviteUrl: options.inviteUrl,
    roundTripMs: Math.round(computeMedianRoundTrip(session.lead)),
    chat: sources.hasChat ? log.chat : NO_CHAT,
    isChatQuiet: log.chatQuietAt === null,
    feed: log.feed,
    messages: log.messages,
    unlocks: log.unlocks,
    achievementStorage: options.achievementStorage ?? 'none',
    achievementsUrl:
      options.achievementStorage !== undefined && options.features.links
        ? `/play/${options.gameSlug}/achievements`
        : null,
    isReconnecting: reconnectSecondsLeft !== null,
    reconnectSecondsLeft: reconnectSecondsLeft ?? 0,
    panelMessages: log.panelMessages,
    // Rooms don't let spectators chat.
    hasPhrases: sources.hasChat && session.game.settings.chat.mode !== 'off' && welcome?.player != null,
    canChat: sources.hasChat && sources.permission.canChat && welcome?.player != null,
    chatRestriction: sources.permission.chatHurdle ?? null,
    canAskToWrite: sources.hasChat && welcome?.player != null && canAskToWrite(sources),
    rights: log.rights,
    vote: log.vote,
    muted: log.muted,
    orientation: options.features.orientation ? options.game.settings.orientation : 'any',
    canReport: options.onReport !== undefined && options.person.isSignedIn,
    hasTouch,
    settings,
    rendererKind: sources.rendererKind === 'null' ? null : sources.rendererKind,
    hint: findInteractionHint(session, own),
    gamepad: sources.gamepad,
    ...describeTips(sources),
    dots: [...listDots(session, game, own, hasTeamMarks(settings)), ...sources.markerDots],
  };
}

function describeTips({ session, tips, isTipVisible }: HudSources): Pick<HudState, 'tip' | 'tips'> {
  const list = listTips(session.game);
  if (list.length === 0 || session.welcome?.player == null) return { tip: null, tips: 'none' };
  const tip = list[tips.index];
  if (tip === undefined) return { tip: null, tips: 'over' };
  const shown = { tip, index: tips.index, count: list.length, isDone: tips.checkedSeconds !== null };
  return { tip: isTipVisible ? shown : null, tips: 'running' };
}

/** Whether to offer the page's form: only for restrictions that the player can lift with it. */
function canAskToWrite({ options, permission: { chatHurdle } }: HudSources): boolean {
  const isChangeable = chatHurdle === 'age-unknown' || chatHurdle === 'sign-in-needed';
  return isChangeable && options.onAskToWrite !== undefined;
}

/** Lists visible units in the colors of their teams. The player's unit is last, so that it is drawn on top. */
function listDots(
  session: ClientSession,
  game: Game,
  own: ShownUnit | null,
  hasShapes: boolean,
): MinimapDot[] {
  if (!game.settings.hud.hasMinimap) return [];
  const dots: MinimapDot[] = [];
  const teams = Object.keys(game.types.teams);
  for (const entity of session.view.entities.values()) {
    if (entity.kind !== 'unit' || entity.isDead || entity.id === own?.id) continue;
    const track = session.tracks.get(entity.id);
    const place: Point | null = track
      ? interpolatePose(track, session.shownTicks.ticks, session.tickMs / 1000)
      : entity;
    if (place === null) continue;
    const team = entity.team === null ? undefined : game.types.teams[entity.team];
    const color = team?.color ?? game.types.units[entity.type]?.look.color ?? OWN_COLOR;
    const shape = hasShapes && entity.team !== null ? getTeamShape(teams.indexOf(entity.team)) : 'circle';
    dots.push({ x: place.x, y: place.y, color, shape, isMe: false });
  }
  if (own !== null) dots.push({ x: own.x, y: own.y, color: OWN_COLOR, shape: 'circle', isMe: true });
  return dots;
}
