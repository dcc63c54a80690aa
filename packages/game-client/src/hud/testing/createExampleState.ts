import type { Game, UnitType } from '@playloom/game-format';
import type { AttributeView, OwnView, PlayerView, RoomView, SlotView } from '@playloom/protocol';
import { defaultSettings } from '../../settings/PlayerSettings.ts';
import type { HudState } from '../state/HudState.ts';

const NAMES = ['robin', 'kit_k', 'juno', 'marrow', 'pip', 'oskar', 'bee', 'tove'];
const SCORES = [340, 290, 245, 210, 205, 160, 95, 90];
const ME = 1;
const TICK = 4000;
const SECONDS_LEFT = 98;
/** How many slots are filled. The others stay empty. */
const ITEMS_SHOWN = 5;

const USUAL = {
  isReconnecting: false,
  unlocks: [],
  achievementStorage: 'account',
  achievementsUrl: '/play/example/achievements',
  isChatQuiet: false,
  reconnectSecondsLeft: 0,
  hasPhrases: true,
  rights: { canKick: false, canCallVote: true, isMember: false },
  vote: null,
  muted: new Set<number>(),
  canReport: true,
  orientation: 'any',
  gamepad: null,
  tip: null,
  tips: 'none',
} as const;

const CHAT_ALLOWED = { canChat: true, chatRestriction: null, canAskToWrite: false };

/** Creates the state of a busy game for tests: eight players, items, chat lines, a line in the kill feed. */
export function createExampleState(game: Game): HudState {
  const players = createPlayers(game);
  const color = (index: number): string | null => {
    const team = players[index]?.team ?? null;
    return team === null ? null : (game.types.teams[team]?.color ?? null);
  };
  const person = (index: number) => ({
    name: players[index]?.name ?? '',
    color: color(index),
    isMe: players[index]?.id === ME,
  });
  const weapons = Object.keys(game.types.items).filter((item) => game.types.items[item]?.weapon != null);
  const line = (key: number, index: number, text: string) => ({
    key,
    from: index + 1,
    name: NAMES[index] as string,
    color: color(index),
    text,
    isTeamOnly: false,
    isFromGame: false,
  });
  return {
    game,
    tick: TICK,
    tickRate: game.settings.tickRate,
    me: ME,
    players,
    room: createRoomView(game),
    own: createOwnView(game),
    roomName: 'Yard 3',
    lobbyCode: 'HZL4Q7',
    inviteUrl: 'https://play.example/play/yard?join=HZL4Q7',
    roundTripMs: 24,
    chat: [
      line(1, 7, 'back in 5, guard the bridge'),
      line(2, 4, 'two behind the crates'),
      line(3, 3, 'good shot!'),
    ],
    feed: [
      { key: 1, killer: person(1), victim: person(7), item: weapons[1] ?? null },
      { key: 2, killer: person(0), victim: person(6), item: weapons[0] ?? null },
      { key: 3, killer: null, victim: person(5), item: null },
    ],
    messages: [],
    panelMessages: [],
    ...CHAT_ALLOWED,
    ...USUAL,
    hint: null,
    hasTouch: false,
    settings: defaultSettings,
    rendererKind: '2d',
    dots: players.map(({ id }, index) => ({
      x: game.map.width * (0.2 + 0.08 * index),
      y: game.map.height * (0.3 + 0.05 * ((index * 3) % 8)),
      color: color(index) ?? '#ffc857',
      shape: 'circle',
      isMe: id === ME,
    })),
  };
}

function createPlayers(game: Game): PlayerView[] {
  const open = Object.keys(game.types.teams).filter((team) => game.types.teams[team]?.isOpenToPlayers);
  return NAMES.map((name, index) => ({
    id: index + 1,
    name,
    isBot: index >= 6,
    isSignedIn: index < 4,
    team: open[index % Math.max(1, open.length)] ?? null,
    score: SCORES[index] as number,
    unit: 100 + index,
    isAway: index === 5,
    skin: null,
  }));
}

function createRoomView(game: Game): RoomView {
  const { match, tickRate } = game.settings;
  const teams = Object.keys(game.types.teams);
  return {
    match: {
      phase: match.isEnabled ? 'round' : 'off',
      round: match.isEnabled ? 1 : 0,
      endsAt: match.roundSeconds > 0 ? TICK + SECONDS_LEFT * tickRate : 0,
      wins: teams[0] === undefined ? {} : { [teams[0]]: 1 },
    },
    results: null,
    matchVotes: {},
    teamScores: Object.fromEntries(teams.map((team, index) => [team, 12 - 5 * index])),
    daylight: { brightness: 1, color: '#000000' },
    layerOpacities: {},
    scriptsOff: null,
    race: game.settings.hud.race === null ? {} : { 1: 0.5, 2: 0.9, 3: 0.3 },
  };
}

function createOwnView(game: Game): OwnView {
  const team = Object.values(game.types.teams)[0];
  const id = team?.unit ?? game.settings.players.unit;
  const type = id === null ? undefined : game.types.units[id];
  return {
    controlsTick: TICK,
    controlsLead: 1,
    unit: id === null ? null : createOwnUnit(id),
    respawnAt: 0,
    protectedUntil: 0,
    inventory: type === undefined ? [] : fillInventory(game, type),
    heldSlot: 2,
    attributes: type === undefined ? [] : readAttributes(game, type),
    cooldowns: {},
    camera: { target: null, position: null, zoom: 1 },
    music: null,
    texts: {},
    panels: [],
    dialogue: null,
    shop: null,
    question: null,
    markers: [],
    achievements: game.settings.achievements.map((_achievement, index) => ({
      left: index,
      name: '',
      text: '',
    })),
    goals: [],
  };
}

function createOwnUnit(type: string): OwnView['unit'] {
  return {
    id: 100,
    type,
    x: 8,
    y: 8,
    rotation: 0,
    vx: 0,
    vy: 0,
    spin: 0,
    scale: 1,
    speed: 5,
    isSteerable: true,
    pushedUntil: 0,
    platform: null,
  };
}

function fillInventory(game: Game, { inventory }: UnitType): (SlotView | null)[] {
  const items = Object.entries(game.types.items).filter(([, item]) => item.look.image !== null);
  return Array.from({ length: inventory.size }, (_, index) => {
    const [item, type] = items[index] ?? [];
    if (item === undefined || type === undefined || index >= ITEMS_SHOWN) return null;
    const magazine = type.weapon?.kind === 'ranged' ? type.weapon.ammo.magazine : 0;
    const isReloading = magazine > 0 && index === 2;
    return {
      item,
      count: Math.min(type.maxStack, 3),
      ammo: Math.ceil(magazine * 0.65),
      reloadAt: isReloading ? TICK + game.settings.tickRate : 0,
    };
  });
}

function readAttributes(game: Game, { attributes }: UnitType): AttributeView[] {
  return Object.keys(attributes).map((attribute) => {
    const max = attributes[attribute]?.max ?? game.types.attributes[attribute]?.max ?? 100;
    return { attribute, value: Math.round(max * 0.72), max };
  });
}
