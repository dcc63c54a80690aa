import {
  compileGame,
  createTape,
  createWorld,
  hashWorld,
  type Input,
  loadPhysics,
  recordTick,
  type ScriptHost,
  type Tape,
  tick,
  type World,
  type WorldEvent,
} from '@playloom/engine';
import type { Game } from '@playloom/game-format';

export interface HeadlessPlayPlan {
  readonly game: Game;
  readonly seed: number;
  readonly bots: number;
  readonly ticks: number;
  /** Number of ticks between two hashes of the world. */
  readonly hashEvery?: number;
  readonly onTick?: (world: World) => void;
}

export interface HeadlessPlayReport {
  readonly hashes: readonly { readonly tick: number; readonly hash: string }[];
  readonly events: readonly { readonly tick: number; readonly event: WorldEvent }[];
  readonly tape: Tape;
  readonly world: World;
}

const DEFAULT_HASH_EVERY = 100;

/** Plays a game headless with built-in bots, in Node or in a browser. */
export async function runHeadlessGame(
  plan: HeadlessPlayPlan,
  scripts: ScriptHost | null,
): Promise<HeadlessPlayReport> {
  await loadPhysics();
  const world = createWorld({ game: compileGame(plan.game), seed: plan.seed, scripts });
  const tape = createTape(world, plan.seed);
  const hashes: { tick: number; hash: string }[] = [];
  const events: { tick: number; event: WorldEvent }[] = world.events.map((event) => ({ tick: 0, event }));
  for (let played = 0; played < plan.ticks; played += 1) {
    const inputs = played === 0 ? createBotJoinInputs(plan.bots) : [];
    tick(world, inputs);
    recordTick(tape, world, inputs);
    for (const event of world.events) events.push({ tick: world.tick, event });
    if (world.tick % (plan.hashEvery ?? DEFAULT_HASH_EVERY) === 0) {
      hashes.push({ tick: world.tick, hash: hashWorld(world) });
    }
    plan.onTick?.(world);
  }
  return { hashes, events, tape, world };
}

/** Returns inputs that let bots join as they do in a room: with numbered names and without saved data. */
export function createBotJoinInputs(count: number): Input[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: 'join' as const,
    player: index + 1,
    name: `Bot ${index + 1}`,
    userId: null,
    isBot: true,
    saved: { game: {}, world: {} },
  }));
}
