import {
  compileGame,
  createWorld,
  type Entity,
  findEntity,
  type Input,
  loadPhysics,
  type Prop,
  tick,
  type Unit,
  type World,
  type WorldEvent,
} from '@playloom/engine';
import { type GameInput, type Key, parseGame } from '@playloom/game-format';
import { createGameScripts } from '../play/createGameScripts.ts';
import { readGameJson } from '../starters/loadGame.ts';

type Rule = NonNullable<GameInput['rules']>[number];

/** A room of a starter game without bots, so that only the actions of the test happen. */
export interface TestRoom {
  readonly world: World;
  /** All events since the room was opened. */
  readonly events: WorldEvent[];
}

/** Opens a room. `extraRules` are added to the rules of the game, for example chat commands for the test. */
export async function openGameTestRoom(
  slug: string,
  { extraRules = [], seed = 5 }: { readonly extraRules?: readonly Rule[]; readonly seed?: number } = {},
): Promise<TestRoom> {
  await loadPhysics();
  const input = readGameJson(slug) as GameInput;
  const parsed = parseGame({
    ...input,
    settings: { ...input.settings, bots: { ...input.settings.bots, fillTo: 0 } },
    rules: [...(input.rules ?? []), ...extraRules],
  });
  if (!parsed.ok) throw new Error(parsed.error.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  const world = createWorld({
    game: compileGame(parsed.value),
    seed,
    scripts: await createGameScripts(parsed.value),
  });
  return { world, events: [...world.events] };
}

export function runRoomTicks(
  { world, events }: TestRoom,
  ticks: number,
  inputs: readonly Input[] = [],
): void {
  for (let done = 0; done < ticks; done += 1) {
    tick(world, done === 0 ? inputs : []);
    events.push(...world.events);
  }
}

export function runSeconds(room: TestRoom, seconds: number, inputs: readonly Input[] = []): void {
  runRoomTicks(room, Math.round(seconds * room.world.game.tickRate), inputs);
}

export function joinRoomPlayer(
  room: TestRoom,
  player: number,
  team: string | null = null,
  isBot = false,
): void {
  const saved = { game: {}, world: {} };
  runRoomTicks(room, 1, [
    { kind: 'join', player, name: `Player ${player}`, userId: null, team, isBot, saved },
  ]);
}

/** Lets a player hold these keys and point at `mouse` until the next call. */
export function holdKeys(
  room: TestRoom,
  player: number,
  keys: readonly Key[],
  mouse: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): void {
  runRoomTicks(room, 1, [{ kind: 'controls', player, keys, mouseX: mouse.x, mouseY: mouse.y, stick: null }]);
}

export function sendPlayerChat(room: TestRoom, player: number, text: string): void {
  runRoomTicks(room, 1, [{ kind: 'chat', player, text }]);
}

/** Returns an expression for a word of the chat message, counted from 1. */
export function createChatWordValue(number: number) {
  const list = { get: 'splitText', text: { get: 'chatText' }, separator: ' ' } as const;
  return { get: 'listElement', list, number } as const;
}

export function createChatNumberValue(number: number) {
  return { get: 'numberFromText', text: createChatWordValue(number) } as const;
}

export function findPlayerUnit({ world }: TestRoom, player: number): Unit {
  const unit = findEntity(world, world.players.get(player)!.unit);
  if (unit?.kind !== 'unit') throw new Error(`Player ${player} has no unit.`);
  return unit;
}

export function readPositionInRoom(
  { world }: TestRoom,
  { slot }: Entity,
): { readonly x: number; readonly y: number } {
  const { x, y } = world.entities.motion;
  return { x: x[slot]!, y: y[slot]! };
}

export function listProps({ world }: TestRoom, type: string): Prop[] {
  return world.entities.records.filter(
    (entity): entity is Prop => entity?.kind === 'prop' && entity.type === type && !entity.isDoomed,
  );
}

/** Returns the texts of the messages to everyone, or of those to one player, oldest first. */
export function listPlayerMessages({ events }: TestRoom, player: number | null = null): string[] {
  return events.flatMap((event) => (event.kind === 'message' && event.player === player ? [event.text] : []));
}
