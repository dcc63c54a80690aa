import {
  type Input,
  type Player,
  type Unit,
  type World,
  type WorldEvent,
  compileGame,
  createWorld,
  findEntity,
  freePhysics,
  listDialogueOptions,
  loadPhysics,
  tick,
} from '@playloom/engine';
import { type GameInput, type Key, type SavedChange, type SavedData, parseGame } from '@playloom/game-format';
import { onTestFinished } from 'vitest';
import { readGameJson } from '../../../tools/games/starters/loadGame.ts';
import { setDayLength } from './setDayLength.ts';

const PLAYER = 1;
export const TICKS_PER_SECOND = 40;

/** One player on one of the two maps, without bots. `saved` replaces the storage that a real room has. */
export interface SoloSession {
  readonly world: World;
  readonly events: WorldEvent[];
  saved: SavedData;
}

/** The chat command “x y” moves the player. */
const teleportRule: NonNullable<GameInput['rules']>[number] = {
  id: 'test-teleport',
  name: 'Teleport for tests',
  when: { when: 'playerSendsChat' },
  do: [
    {
      do: 'teleport',
      entity: { get: 'unitOf', player: { get: 'triggeringPlayer' } },
      position: { get: 'point', x: readChatCoordinate(1), y: readChatCoordinate(2) },
    },
  ],
};

function readChatCoordinate(number: number) {
  const list = { get: 'splitText' as const, text: { get: 'chatText' as const }, separator: ' ' };
  return { get: 'numberFromText' as const, text: { get: 'listElement' as const, list, number } };
}

interface SoloSessionOptions {
  /** Shortens the day for tests that wait for its end. */
  readonly daySeconds?: number;
  /** Lets the player join before the saved data is loaded. `deliverSavedData` delivers it later. */
  readonly isSavedLate?: boolean;
}

export async function openSoloSession(
  slug: string,
  saved: SavedData = { game: {}, world: {} },
  { daySeconds, isSavedLate = false }: SoloSessionOptions = {},
): Promise<SoloSession> {
  await loadPhysics();
  const input = readGameJson(slug) as GameInput;
  const parsed = parseGame({
    ...(daySeconds === undefined ? input : setDayLength(input, daySeconds)),
    settings: { ...input.settings, bots: { fillTo: 0 } },
    rules: [...input.rules!, teleportRule],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const world = createWorld({ game: compileGame(parsed.value), seed: 5, scripts: null });
  onTestFinished(() => freePhysics(world.physics));
  const started: SoloSession = { world, events: [], saved };
  runSession(started, 2, [
    { kind: 'join', player: PLAYER, name: 'Ann', userId: 'ann', saved: isSavedLate ? null : saved },
  ]);
  return started;
}

export function runSession(session: SoloSession, ticks: number, inputs: readonly Input[] = []): void {
  for (let count = 0; count < ticks; count += 1) {
    tick(session.world, count === 0 ? inputs : []);
    for (const event of session.world.events) {
      session.events.push(event);
      if (event.kind === 'save') session.saved = applySave(session.saved, event);
    }
  }
}

/** Delivers the saved data of a session that was opened with `isSavedLate`. */
export function deliverSavedData(session: SoloSession): void {
  runSession(session, 2, [{ kind: 'saved-data', player: PLAYER, saved: session.saved }]);
}

/** Applies a change to the saved data as a room does. */
function applySave(saved: SavedData, { scope, key, change }: SavedChange): SavedData {
  const { [key]: before, ...others } = saved[scope];
  if (change.kind === 'delete') return { ...saved, [scope]: others };
  const value = change.kind === 'set' ? change.value : Number(before ?? 0) + change.amount;
  return { ...saved, [scope]: { ...others, [key]: value } };
}

export function leaveSession(session: SoloSession): void {
  runSession(session, 1, [{ kind: 'leave', player: PLAYER }]);
}

export function teleportTo(session: SoloSession, x: number, y: number): void {
  runSession(session, 2, [{ kind: 'chat', player: PLAYER, text: `${x} ${y}` }]);
}

/** Moves the player next to an entity of this type. */
export function teleportBeside(session: SoloSession, type: string): void {
  const { x, y } = getEntityPosition(session, findEntityOfType(session, type));
  teleportTo(session, x, y + 0.8);
}

export function pressPlayerKey(session: SoloSession, key: Key): void {
  const held = { kind: 'controls', player: PLAYER, mouseX: 0, mouseY: 0, stick: null } as const;
  runSession(session, 1, [{ ...held, keys: [key] }]);
  runSession(session, 1, [{ ...held, keys: [] }]);
}

/** Chooses the answer with this text; throws if it is not offered. */
export function chooseAnswer(session: SoloSession, text: string): void {
  const texts = listAnswerTexts(session);
  const option = texts.indexOf(text);
  if (option < 0) throw new Error(`“${text}” is not among ${JSON.stringify(texts)}.`);
  runSession(session, 2, [
    {
      kind: 'choose',
      player: PLAYER,
      option: listDialogueOptions(session.world, getPlayer(session))[option]!,
    },
  ]);
}

/** Returns the texts of the answers that the player can choose now. */
export function listAnswerTexts(session: SoloSession): string[] {
  const player = getPlayer(session);
  const { dialogue } = player;
  if (dialogue === null) return [];
  const { options } = session.world.game.game.types.dialogues[dialogue.dialogue]!.nodes[dialogue.node]!;
  return listDialogueOptions(session.world, player).map((index) => options[index]!.text);
}

export function buyShopOffer(session: SoloSession, offer: string): void {
  runSession(session, 2, [{ kind: 'buy', player: PLAYER, offer }]);
}

export function getPlayer(session: SoloSession): Player {
  return session.world.players.get(PLAYER)!;
}

export function readPlayerVariable(session: SoloSession, id: string): unknown {
  return getPlayer(session).variables[id];
}

export function getPlayerUnit(session: SoloSession): Unit {
  return findEntity(session.world, getPlayer(session).unit) as Unit;
}

/** Counts the items of this type in the player's inventory. */
export function countCarriedItems(session: SoloSession, type: string): number {
  const items = getPlayerUnit(session).inventory.map((id) =>
    id === null ? null : findEntity(session.world, id),
  );
  return items.reduce((sum, item) => sum + (item?.kind === 'item' && item.type === type ? item.count : 0), 0);
}

/** Finds the first living entity of this type. */
export function findEntityOfType(session: SoloSession, type: string): { readonly slot: number } {
  const found = session.world.entities.records.find(
    (record) => record?.type === type && !(record.kind === 'unit' && record.isDead),
  );
  if (found == null) throw new Error(`There is no ${type}.`);
  return found;
}

export function getEntityPosition(
  session: SoloSession,
  { slot }: { readonly slot: number },
): { x: number; y: number } {
  const { x, y } = session.world.entities.motion;
  return { x: x[slot]!, y: y[slot]! };
}

/** Returns the texts of all messages shown so far. */
export function listShownMessages(session: SoloSession): string[] {
  return session.events.flatMap((event) => (event.kind === 'message' ? [event.text] : []));
}
