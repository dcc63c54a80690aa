import type { Player, World } from '@playloom/engine';
import type { PlayerSkin, PlayerView, RoomView } from '@playloom/protocol';
import type { Client } from '../state/Client.ts';
import type { Room } from '../state/Room.ts';

const NO_RACE: RoomView['race'] = {};
/** No screen shows more than this many positions between start and goal. */
const RACE_STEPS = 500;

/**
 * Describes the state that everyone knows. Returns the previous record while nothing changed, so that clients
 * that have it need no update.
 */
export function describeRoomView(world: World, before: RoomView | null): RoomView {
  const { match, teams, daylight, layerOpacities, scriptsOff } = world;
  const race = describeRace(world, before?.race ?? NO_RACE);
  const isSame =
    before !== null &&
    before.race === race &&
    before.match === match &&
    before.daylight === daylight &&
    before.scriptsOff === scriptsOff &&
    hasSameScores(before.teamScores, teams) &&
    hasSameOpacities(before.layerOpacities, layerOpacities);
  if (isSame) return before;
  return {
    match,
    results: match.results ?? null,
    matchVotes: match.votes ?? {},
    teamScores: Object.fromEntries([...teams].map(([id, { score }]) => [id, score])),
    daylight,
    layerOpacities: Object.fromEntries(layerOpacities),
    scriptsOff,
    race,
  };
}

/** How far each player is, in small steps. Returns the previous record while nothing changed. */
function describeRace({ game, players }: World, before: RoomView['race']): RoomView['race'] {
  const { race } = game.game.settings.hud;
  const variable = race?.variable ?? null;
  if (race === null || variable === null) return NO_RACE;
  const found: { [player: string]: number } = {};
  let isSame = Object.keys(before).length === players.size;
  for (const { id, variables } of players.values()) {
    const value = variables[variable];
    const part = typeof value === 'number' ? value / race.goal : 0;
    const progress = Math.max(0, Math.round(part * RACE_STEPS) / RACE_STEPS);
    found[id] = progress;
    isSame &&= before[id] === progress;
  }
  return isSame ? before : found;
}

/** Adds the layer opacities that were set for this client's player only. */
export function describeRoomViewFor(view: RoomView, { layerOpacities }: Client): RoomView {
  // `Object.keys` would allocate a list, and this runs for every client.
  for (const _layer in layerOpacities) {
    return { ...view, layerOpacities: { ...view.layerOpacities, ...layerOpacities } };
  }
  return view;
}

/** Describes all players in the order they joined. Returns the previous list while nothing changed. */
export function describePlayerViews(room: Room, before: readonly PlayerView[]): readonly PlayerView[] {
  const away = new Set<number>();
  const skins = new Map<number, PlayerSkin>();
  for (const { player, awaySince, member } of room.clients.values()) {
    if (player === null) continue;
    if (awaySince !== null) away.add(player);
    if (member.skin !== undefined) skins.set(player, member.skin);
  }
  const views: PlayerView[] = [];
  let isSame = before.length === room.world.players.size;
  for (const player of room.world.players.values()) {
    const view = describePlayer(
      player,
      { isAway: away.has(player.id), skin: skins.get(player.id) ?? null },
      before[views.length],
    );
    isSame &&= view === before[views.length];
    views.push(view);
  }
  return isSame ? before : views;
}

function describePlayer(
  player: Player,
  { isAway, skin }: Pick<PlayerView, 'isAway' | 'skin'>,
  before: PlayerView | undefined,
): PlayerView {
  const { id, name, isBot, isSignedIn, team, score, unit } = player;
  const isSame =
    before !== undefined &&
    before.id === id &&
    before.name === name &&
    before.team === team &&
    before.score === score &&
    before.unit === unit &&
    before.isAway === isAway &&
    before.skin === skin;
  return isSame ? before : { id, name, isBot, isSignedIn, team, score, unit, isAway, skin };
}

function hasSameScores(scores: RoomView['teamScores'], teams: World['teams']): boolean {
  for (const [id, { score }] of teams) if (scores[id] !== score) return false;
  return true;
}

/** Layer opacities are never removed, so it is enough to compare those that are set now. */
function hasSameOpacities(before: RoomView['layerOpacities'], opacities: World['layerOpacities']): boolean {
  for (const [layer, opacity] of opacities) if (before[layer] !== opacity) return false;
  return true;
}
