import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers of a measured process, by path. */
export type FigureAnswers = { readonly [path: string]: (query: URLSearchParams) => unknown };

/** Lets a measured process be asked from outside; prints its address. What it costs falls on both sides alike. */
export async function serveFigures(answers: FigureAnswers = {}): Promise<void> {
  const all: FigureAnswers = {
    // All threads of the process, in milliseconds.
    '/cpu': () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    },
    '/pid': () => process.pid,
    ...answers,
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    void Promise.resolve(all[pathname]?.(searchParams)).then((answer) =>
      response.end(JSON.stringify(answer ?? null)),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  process.stdout.write(`figures http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
}

export type ReadFigure = <T>(path: string) => Promise<T>;

/** The other end: reads from what a process has printed where it can be asked. */
export function createFigureReader(readOutput: () => string): ReadFigure {
  return async <T>(path: string) => {
    const address = /^figures (\S+)$/m.exec(readOutput())?.[1];
    if (address === undefined) throw new Error(`No figures: ${readOutput()}`);
    return (await (await fetch(`${address}${path}`)).json()) as T;
  };
}
