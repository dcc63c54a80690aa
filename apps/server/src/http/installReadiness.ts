import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../process/config.ts';
import { isOperatorRequest } from './isOperatorRequest.ts';

/** One thing that this process depends on. */
export interface ReadinessCheck {
  readonly name: string;
  /** Whether no one can join a game without it. */
  readonly isRequired: boolean;
  /** Returns details for the operator. Throws the reason if it does not work. */
  check(): Promise<string>;
}

interface CheckResult {
  readonly name: string;
  readonly isRequired: boolean;
  readonly isOk: boolean;
  readonly detail: string;
}

const CHECK_TIMEOUT_MS = 3_000;

/**
 * Answers `/readyz`: 200 if players can join, 503 otherwise, with the state of everything the process depends on. Only
 * operators see details, because they tell how the site is built.
 */
export function installReadiness(
  app: FastifyInstance,
  { metricsToken }: Pick<Config, 'metricsToken'>,
  checks: readonly ReadinessCheck[],
): void {
  const check = shareRuns(() => runChecks(checks));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    const results = await check();
    const isReady = results.every(({ isOk, isRequired }) => isOk || !isRequired);
    const hasDetails = isOperatorRequest(request, metricsToken);
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return request.headers.accept?.includes('application/json')
      ? sendJson(reply, isReady, results, hasDetails)
      : sendText(reply, isReady, results, hasDetails);
  });
}

/** Lets all callers that come while a run is going on wait for it, because everyone may ask without a limit. */
function shareRuns<Result>(run: () => Promise<Result>): () => Promise<Result> {
  const state: { running: Promise<Result> | null } = { running: null };
  return () => {
    state.running ??= run().finally(() => {
      state.running = null;
    });
    return state.running;
  };
}

export function runChecks(checks: readonly ReadinessCheck[]): Promise<CheckResult[]> {
  return Promise.all(checks.map(runCheck));
}

async function runCheck({ name, isRequired, check }: ReadinessCheck): Promise<CheckResult> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer')), CHECK_TIMEOUT_MS);
  try {
    return { name, isRequired, isOk: true, detail: await Promise.race([check(), timeout]) };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { name, isRequired, isOk: false, detail };
  } finally {
    clearTimeout(timer);
  }
}

function sendJson(
  reply: FastifyReply,
  isReady: boolean,
  results: readonly CheckResult[],
  hasDetails: boolean,
): FastifyReply {
  const checks = results.map(({ name, isOk, isRequired, detail }) => ({
    name,
    ok: isOk,
    required: isRequired,
    ...(hasDetails ? { detail } : {}),
  }));
  return reply.type('application/json; charset=utf-8').send(JSON.stringify({ ready: isReady, checks }));
}

function sendText(
  reply: FastifyReply,
  isReady: boolean,
  results: readonly CheckResult[],
  hasDetails: boolean,
): FastifyReply {
  const lines = results.map(
    ({ name, isOk, detail }) => `${name}: ${isOk ? 'ok' : 'failed'}${hasDetails ? ` (${detail})` : ''}`,
  );
  return reply.type('text/plain').send([isReady ? 'ready' : 'not ready', ...lines, ''].join('\n'));
}
