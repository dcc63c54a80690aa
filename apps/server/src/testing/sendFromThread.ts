import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface SentBody {
  path: string;
  /** Empty for a GET request. */
  body: string;
  headers?: Record<string, string>;
}

export interface SentAnswer {
  status: number;
  body: string;
}

/**
 * Code of the thread that sends bodies one after another. `sources` are functions to run in the thread, each with
 * a name and arguments.
 */
const SENDER = `
const { parentPort, workerData } = require('node:worker_threads');
const http = require('node:http');
const { port, headers } = workerData;
function send({ path, body, headers: own = {} }) {
  return new Promise((resolve, reject) => {
    const method = body === '' ? 'GET' : 'POST';
    const bytes = Buffer.from(body);
    const length = body === '' ? {} : { 'content-type': 'application/json', 'content-length': bytes.length };
    const request = http.request({ host: '127.0.0.1', port, method, path, headers: { ...headers, ...length, ...own } });
    request.on('error', reject);
    request.on('response', (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode, body: Buffer.concat(parts).toString().slice(0, 2000) }));
    });
    request.end(bytes);
  });
}
parentPort.on('message', async (sent) => parentPort.postMessage(await send(sent)));
`;

export interface ThreadSender {
  send(sent: SentBody): Promise<SentAnswer>;
  close(): Promise<void>;
}

/**
 * Starts a client in its own thread, so that the work of creating and sending bodies isn't measured as the
 * server's.
 */
export function startThreadSender(port: number, headers: Record<string, string>): ThreadSender {
  const thread = new Worker(SENDER, { eval: true, workerData: { port, headers } });
  return {
    async send(sent) {
      thread.postMessage(sent);
      const [answer] = (await once(thread, 'message')) as [SentAnswer];
      return answer;
    },
    async close() {
      await thread.terminate();
    },
  };
}
