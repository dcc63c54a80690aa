import type { ScriptLanguageService } from './ScriptLanguageService.ts';

export interface LanguageRequest {
  readonly id: number;
  readonly method: keyof ScriptLanguageService;
  readonly args: readonly unknown[];
}

export type LanguageResponse =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string };

type LanguageMethods = {
  readonly [Method in keyof ScriptLanguageService]: Ask<ScriptLanguageService[Method]>;
};
type Ask<Method> = Method extends (...args: infer Args) => infer Answer
  ? (...args: Args) => Promise<Answer>
  : never;

export interface LanguageClient extends LanguageMethods {
  /** Resolves to false when the service cannot run here, for example because its file did not load. */
  readonly isReady: Promise<boolean>;
  close(): void;
}

interface Waiting {
  resolve(value: never): void;
  reject(reason: Error): void;
}

/** The part of a worker that the client uses. */
type LanguagePort = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** Creates a client for the TypeScript service in a worker. Requests are answered in order. */
export function connectScriptLanguageService(worker: LanguagePort): LanguageClient {
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let isBroken = false;
  const ask =
    (method: keyof ScriptLanguageService) =>
    (...args: unknown[]) =>
      new Promise<never>((resolve, reject) => {
        if (isBroken) return reject(new Error('The language service is not running.'));
        count += 1;
        waiting.set(count, { resolve, reject });
        worker.postMessage({ id: count, method, args } satisfies LanguageRequest);
      });
  worker.onmessage = ({ data }: MessageEvent<LanguageResponse>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.ok) asked?.resolve(data.value as never);
    else asked?.reject(new Error(data.message));
  };
  worker.onerror = () => {
    isBroken = true;
    for (const { reject } of waiting.values()) reject(new Error('The language service is not running.'));
    waiting.clear();
  };
  const asked: LanguageMethods = {
    setDeclarations: ask('setDeclarations'),
    writeFiles: ask('writeFiles'),
    complete: ask('complete'),
    describeCompletion: ask('describeCompletion'),
    describe: ask('describe'),
    readSignature: ask('readSignature'),
    check: ask('check'),
    define: ask('define'),
    rename: ask('rename'),
    outline: ask('outline'),
    format: ask('format'),
  };
  const isReady = asked.writeFiles({}, []).then(
    () => true,
    () => false,
  );
  return { ...asked, isReady, close: () => worker.terminate() };
}
