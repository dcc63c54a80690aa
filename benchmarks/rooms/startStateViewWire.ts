import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createFigureReader } from './serveFigures.ts';
import type { WireSeat, WireServer } from './WireServer.ts';

/** Starts Colyseus with a room that runs the same scene, and has a StateView for each client. */
export async function startStateViewWire(players: number): Promise<WireServer> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../peers/stateViewRoom.ts'), String(players)],
    { env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const output: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => void output.push(text));
  const exited = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => Promise.reject(new Error('The peer exited before it was listening.'))),
  ]);
  const readFigure = createFigureReader(() => output.join(''));
  return {
    name: 'Colyseus StateView',
    seat: (count) => readFigure<WireSeat[]>(`/seats?count=${count}`),
    readCpu: () => readFigure<number>('/cpu'),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    readReference: async () => ({ kind: 'tick', tick: await readFigure<number>('/freeze') }),
    async close() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
