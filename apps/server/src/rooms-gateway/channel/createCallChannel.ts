/** Messages between two processes: a call with an id, and the answer with the same id. */
export type CallMessage =
  | { readonly kind: 'ask'; readonly id: number; readonly name: string; readonly args: readonly unknown[] }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | {
      readonly kind: 'failure';
      readonly id: number;
      readonly text: string;
      /** Whether another try may work later. Missing in answers of older processes. */
      readonly isTemporary?: boolean;
    };

/** Functions that the other side may call, by name. */
export type CallHandlers = { readonly [name: string]: (...args: never[]) => Promise<unknown> };

export interface CallChannel {
  call(name: string, args: readonly unknown[]): Promise<unknown>;
  /** Handles an incoming message. Returns false for messages that are not part of this channel. */
  receive(message: unknown): boolean;
  /** Rejects all pending calls, because the other side is gone. */
  fail(reason: string): void;
}

/** Long, because opening a room may load an engine and compile a game on a busy machine. */
export const CALL_TIMEOUT_MS = 30_000;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** Sends calls and answers over any message transport, in both directions. */
export function createCallChannel(
  post: (message: CallMessage) => void,
  handlers: CallHandlers,
  timeoutMs: number = CALL_TIMEOUT_MS,
): CallChannel {
  const waiting = new Map<number, Waiting>();
  const state = { nextId: 1 };
  const settle = (id: number): Waiting | undefined => {
    const found = waiting.get(id);
    waiting.delete(id);
    clearTimeout(found?.timer);
    return found;
  };
  return {
    call(name, args) {
      const id = state.nextId++;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(id);
          reject(new CallTimeout(`${name} was not answered within ${timeoutMs} ms`));
        }, timeoutMs);
        timer.unref();
        waiting.set(id, { resolve, reject, timer });
        post({ kind: 'ask', id, name, args });
      });
    },
    receive(message) {
      if (!isCallMessage(message)) return false;
      if (message.kind === 'ask') void handleCall(message, handlers, post);
      else if (message.kind === 'answer') settle(message.id)?.resolve(message.value);
      else settle(message.id)?.reject(createFailure(message));
      return true;
    },
    fail(reason) {
      for (const id of waiting.keys()) settle(id)?.reject(new CallFailure(reason));
    },
  };
}

/** Thrown when the other process did not answer or reported a failure. */
export class CallFailure extends Error {
  /** `errorExit` recognizes this error by its code. */
  readonly code = 'CALL_FAILED';
}

/** Thrown when the other process did not answer in time. It may still do what was asked. */
export class CallTimeout extends CallFailure {}

/** Thrown when the other process has answered that the call failed, and another try may fail for the same reason. */
export class CallRefusal extends CallFailure {}

/** A handler throws it when what it needs is away for a while, such as the database. */
export class CallPostponement extends CallFailure {}

const UNKNOWN = 'Unknown call: ';

/** Whether the other process is of a version without this call. */
export function isUnknownCall(error: unknown): boolean {
  return error instanceof CallFailure && error.message.startsWith(UNKNOWN);
}

function createFailure({ text, isTemporary }: Extract<CallMessage, { kind: 'failure' }>): CallFailure {
  return isTemporary === true ? new CallPostponement(text) : new CallRefusal(text);
}

async function handleCall(
  { id, name, args }: Extract<CallMessage, { kind: 'ask' }>,
  handlers: CallHandlers,
  post: (message: CallMessage) => void,
): Promise<void> {
  try {
    if (!Object.hasOwn(handlers, name)) throw new CallFailure(UNKNOWN + name);
    const run = handlers[name] as (...given: readonly unknown[]) => Promise<unknown>;
    post({ kind: 'answer', id, value: await run(...args) });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    post({ kind: 'failure', id, text, ...(error instanceof CallPostponement && { isTemporary: true }) });
  }
}

function isCallMessage(message: unknown): message is CallMessage {
  if (typeof message !== 'object' || message === null || !('kind' in message)) return false;
  return message.kind === 'ask' || message.kind === 'answer' || message.kind === 'failure';
}

/** Creates a proxy for the functions of the other side. */
export function createRemoteProxy<T extends object>(
  calls: Pick<CallChannel, 'call'>,
  names: readonly (keyof T & string)[],
): T {
  return Object.fromEntries(names.map((name) => [name, (...args: unknown[]) => calls.call(name, args)])) as T;
}

/** Lets the other side call these functions, and no others. */
export function pickHandlers<T extends { [Name in keyof T]: (...args: never[]) => Promise<unknown> }>(
  calls: T,
  names: readonly (keyof T & string)[],
): CallHandlers {
  return Object.fromEntries(names.map((name) => [name, calls[name]]));
}
