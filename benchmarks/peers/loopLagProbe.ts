import { createCallChannel } from '../../apps/server/src/rooms-gateway/channel/createCallChannel.ts';
import type { LoopLagProbe } from '../rooms/LoopLagProbe.ts';

/**
 * An empty loop at the tick rate of the games. It measures the lateness that the machine alone causes. Usage: `node
 * loopLagProbe.ts <ms>`
 */
const periodMs = Number(process.argv[2]);
const state = { dueAt: performance.now() + periodMs };
const lateness: number[] = [];

function loop(): void {
  const now = performance.now();
  lateness.push(now - state.dueAt);
  state.dueAt += periodMs;
  if (now >= state.dueAt) state.dueAt = now + periodMs;
  setTimeout(loop, Math.max(0, state.dueAt - performance.now()));
}

setTimeout(loop, periodMs);
const answers: LoopLagProbe = { take: async () => lateness.splice(0) };
const calls = createCallChannel((message) => void process.send!(message), { ...answers } as never);
process.on('message', (message) => void calls.receive(message));
