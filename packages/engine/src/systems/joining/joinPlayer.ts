import type { PlayerId, SavedData } from '@playloom/game-format';
import { fire } from '../../triggers/fire.ts';
import { type Player, releasedControls } from '../../world/Player.ts';
import { emitEvent } from '../../world/emitEvent.ts';
import type { World } from '../../world/World.ts';
import { noAchievements } from '../achievements/achievements.ts';
import { STARTING_FORM } from '../players/playerForm.ts';
import { createBotMemory } from './createBotMemory.ts';
import { loadSavedData, createPlayerVariables } from '../saved/savedVariables.ts';
import { findSmallestTeam, isTeamOpen } from '../teams/openTeams.ts';
import { fireTeamChange } from '../players/assignPlayerTeam.ts';
import { isChoosingTeam } from './joinChosenTeam.ts';
import { spawnPlayerUnit } from '../respawn/spawnPlayerUnit.ts';

interface JoinOptions {
  readonly id: PlayerId;
  readonly name: string;
  readonly userId: string | null;
  readonly isBot: boolean;
  readonly isFiller: boolean;
  /** The requested team. People can't join a full or closed team; bots can join any. */
  readonly team: string | null;
  /** Null while the data is still being loaded. */
  readonly saved: SavedData | null;
}

/** Adds a player to the game with a team, a unit and saved data. The room must have a free slot. */
export function joinPlayer(world: World, plan: JoinOptions): Player {
  const player = createPlayer(world, plan);
  world.players.set(player.id, player);
  player.team = pickTeam(world, plan);
  if (!isChoosingTeam(world, player)) spawnPlayerUnit(world, player);
  emitEvent(world, { kind: 'join', player: player.id });
  fire(world, 'playerJoins', { triggeringPlayer: player.id, triggeringUnit: player.unit });
  if (player.team !== null) fireTeamChange(world, player);
  if (plan.saved !== null) loadSavedData(world, player, plan.saved);
  return player;
}

/** Creates a player without adding it to the world. */
export function createPlayer(
  world: World,
  { id, name, userId, isBot, isFiller }: Omit<JoinOptions, 'team' | 'saved'>,
): Player {
  return {
    id,
    name,
    isBot,
    isSignedIn: userId !== null && !isBot,
    userId: isBot ? null : userId,
    isFiller,
    joinedAt: world.tick,
    isLeaving: false,
    team: null,
    score: 0,
    form: STARTING_FORM,
    unit: null,
    respawnAt: 0,
    controls: releasedControls,
    keyChanges: [],
    variables: createPlayerVariables(world),
    saved: { game: {}, world: {} },
    hasSavedData: false,
    waitingSaves: [],
    dialogue: null,
    shop: null,
    bought: {},
    question: null,
    showing: world.showing,
    camera: { target: null, position: null, zoom: world.game.game.settings.camera.zoom },
    ...(!isBot && { achievements: noAchievements, activity: { at: world.tick, mouse: { x: 0, y: 0 } } }),
    bot: isBot ? createBotMemory(world) : null,
  };
}

/** Picks the team of a new player. Where people choose their team, bots join the smallest one. */
function pickTeam(world: World, { team, isBot }: JoinOptions): string | null {
  const mode = world.game.game.settings.players.team;
  if (team !== null && (isBot ? world.teams.has(team) : mode !== 'none' && isTeamOpen(world, team)))
    return team;
  return mode === 'balanced' || (mode === 'chosen' && isBot) ? findSmallestTeam(world) : null;
}
