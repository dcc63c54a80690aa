import {
  compileGame,
  createWorld,
  findEntity,
  freePhysics,
  type Input,
  listOptions,
  loadPhysics,
  type Player,
  type SavedChange,
  type SavedData,
  tick,
  type Unit,
  type World,
  type WorldEvent,
} from '@playloom/engine';
import { type GameInput, type Key, parseGame } from '@playloom/game-format';
import { onTestFinished } from 'vitest';
import { readGameJson } from '../../kit/loadGame.ts';

const VISITOR = 1;
export const TICKS_A_SECOND = 40;

/** One person in one of the two maps, without bots; the room’s part of saving is played by `saved`. */
export interface Visit {
  readonly world: World;
  readonly events: WorldEvent[];
  saved: SavedData;
}

/** Tests say in the chat where they want to be: “x y”. */
const wishRule: NonNullable<GameInput['rules']>[number] = {
  id: 'wish',
  name: 'Wish',
  when: { when: 'playerSendsChat' },
  do: [
    {
      do: 'teleport',
      entity: { get: 'unitOf', player: { get: 'triggeringPlayer' } },
      position: { get: 'point', x: word(1), y: word(2) },
    },
  ],
};

function word(number: number) {
  const list = { get: 'splitText' as const, text: { get: 'chatText' as const }, separator: ' ' };
  return { get: 'numberFromText' as const, text: { get: 'listElement' as const, list, number } };
}

export interface VisitPlan {
  /** A day shorter than the real one, for tests that wait for its end. */
  readonly daySeconds?: number;
  /** What was saved is still being read; `arrive` hands it in. */
  readonly isSavedLate?: boolean;
}

export async function visit(
  slug: string,
  saved: SavedData = { game: {}, world: {} },
  { daySeconds, isSavedLate = false }: VisitPlan = {},
): Promise<Visit> {
  await loadPhysics();
  const input = readGameJson(slug) as GameInput;
  const parsed = parseGame({
    ...input,
    settings: {
      ...input.settings,
      bots: { fillTo: 0 },
      match: { ...input.settings.match, ...(daySeconds === undefined ? {} : { roundSeconds: daySeconds }) },
    },
    rules: [...input.rules!, wishRule],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const world = createWorld({ game: compileGame(parsed.value), seed: 5, scripts: null });
  onTestFinished(() => freePhysics(world.physics));
  const started: Visit = { world, events: [], saved };
  run(started, 2, [
    { kind: 'join', player: VISITOR, name: 'Ann', userId: 'ann', saved: isSavedLate ? null : saved },
  ]);
  return started;
}

export function run(visited: Visit, ticks: number, inputs: readonly Input[] = []): void {
  for (let count = 0; count < ticks; count += 1) {
    tick(visited.world, count === 0 ? inputs : []);
    for (const event of visited.world.events) {
      visited.events.push(event);
      if (event.kind === 'save') visited.saved = applySave(visited.saved, event);
    }
  }
}

/** The saved data comes after all. */
export function arrive(visited: Visit): void {
  run(visited, 2, [{ kind: 'saved-data', player: VISITOR, saved: visited.saved }]);
}

/** What a room does with what it is told to save. */
export function applySave(saved: SavedData, { scope, key, change }: SavedChange): SavedData {
  const { [key]: before, ...others } = saved[scope];
  if (change.kind === 'delete') return { ...saved, [scope]: others };
  const value = change.kind === 'set' ? change.value : Number(before ?? 0) + change.amount;
  return { ...saved, [scope]: { ...others, [key]: value } };
}

export function leave(visited: Visit): void {
  run(visited, 1, [{ kind: 'leave', player: VISITOR }]);
}

export function go(visited: Visit, x: number, y: number): void {
  run(visited, 2, [{ kind: 'chat', player: VISITOR, text: `${x} ${y}` }]);
}

/** Beside something that was placed on the map, wherever it has walked to. */
export function goTo(visited: Visit, type: string): void {
  const { x, y } = placeOf(visited, find(visited, type));
  go(visited, x, y + 0.8);
}

export function press(visited: Visit, key: Key): void {
  const held = { kind: 'controls', player: VISITOR, mouseX: 0, mouseY: 0, stick: null } as const;
  run(visited, 1, [{ ...held, keys: [key] }]);
  run(visited, 1, [{ ...held, keys: [] }]);
}

/** Answers with the option that has this text; it must be there. */
export function answer(visited: Visit, text: string): void {
  const texts = optionsOf(visited);
  const option = texts.indexOf(text);
  if (option < 0) throw new Error(`“${text}” is not among ${JSON.stringify(texts)}.`);
  run(visited, 2, [
    { kind: 'choose', player: VISITOR, option: listOptions(visited.world, visitor(visited))[option]! },
  ]);
}

/** What can be said now. */
export function optionsOf(visited: Visit): string[] {
  const player = visitor(visited);
  const { dialogue } = player;
  if (dialogue === null) return [];
  const { options } = visited.world.game.game.types.dialogues[dialogue.dialogue]!.nodes[dialogue.node]!;
  return listOptions(visited.world, player).map((index) => options[index]!.text);
}

export function buy(visited: Visit, offer: string): void {
  run(visited, 2, [{ kind: 'buy', player: VISITOR, offer }]);
}

export function visitor(visited: Visit): Player {
  return visited.world.players.get(VISITOR)!;
}

export function variable(visited: Visit, id: string): unknown {
  return visitor(visited).variables[id];
}

export function unitOf(visited: Visit): Unit {
  return findEntity(visited.world, visitor(visited).unit) as Unit;
}

/** How many of an item are in the pockets. */
export function pocketed(visited: Visit, type: string): number {
  const items = unitOf(visited).inventory.map((id) => (id === null ? null : findEntity(visited.world, id)));
  return items.reduce((sum, item) => sum + (item?.kind === 'item' && item.type === type ? item.count : 0), 0);
}

/** The first living one of a type. */
export function find(visited: Visit, type: string): { readonly slot: number } {
  const found = visited.world.entities.records.find(
    (record) => record?.type === type && !(record.kind === 'unit' && record.isDead),
  );
  if (found == null) throw new Error(`There is no ${type}.`);
  return found;
}

export function placeOf(visited: Visit, { slot }: { readonly slot: number }): { x: number; y: number } {
  const { x, y } = visited.world.entities.motion;
  return { x: x[slot]!, y: y[slot]! };
}

/** What was shown to the visitor or to everyone, as text. */
export function messages(visited: Visit): string[] {
  return visited.events.flatMap((event) => (event.kind === 'message' ? [event.text] : []));
}
