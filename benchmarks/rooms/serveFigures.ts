import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Functions that return the measurements of a process, by path. */
type FigureAnswers = { readonly [path: string]: (query: URLSearchParams) => unknown };

/** Serves the measurements of this process over HTTP and prints the address. */
export async function serveFigures(answers: FigureAnswers = {}): Promise<void> {
  const all: FigureAnswers = {
    // CPU time of all threads of the process, in milliseconds.
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

/**
 * Creates a function that reads measurements served by `serveFigures`. Finds the address in the output of the process.
 */
export function createFigureReader(readOutput: () => string): ReadFigure {
  return async <T>(path: string) => {
    const address = /^figures (\S+)$/m.exec(readOutput())?.[1];
    if (address === undefined) throw new Error(`No figures: ${readOutput()}`);
    return (await (await fetch(`${address}${path}`)).json()) as T;
  };
}
