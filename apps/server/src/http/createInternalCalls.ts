import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createApiClient, type ApiClient } from '@playloom/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const HEADER = 'x-playloom-internal';
const PASSED_ON = ['cookie', 'user-agent', 'dnt', 'sec-gpc'] as const;

export interface InternalCalls {
  /** A client that calls this very server without a socket, as the visitor whose request is given. */
  clientFor(visitor: { headers: Record<string, unknown>; ip: string }): ApiClient;
  isInternal(headers: Record<string, unknown>): boolean;
}

/** Pages read their data through the same endpoints as browsers do, so rights are checked in one place only. */
export function createInternalCalls(app: FastifyInstance, config: Config): InternalCalls {
  const secret = randomBytes(24).toString('base64url');
  const origin = new URL(config.publicUrl).origin;
  return {
    isInternal(headers) {
      const given = headers[HEADER];
      return (
        typeof given === 'string' &&
        given.length === secret.length &&
        timingSafeEqual(Buffer.from(given), Buffer.from(secret))
      );
    },
    clientFor(visitor) {
      const passedOn: Record<string, string> = {};
      for (const name of PASSED_ON) {
        const value = visitor.headers[name];
        if (typeof value === 'string') passedOn[name] = value;
      }
      return createApiClient(async (url, init) => {
        const answer = await app.inject({
          method: init.method as 'GET',
          url,
          headers: { ...passedOn, ...(init.headers as Record<string, string>), origin, [HEADER]: secret },
          remoteAddress: visitor.ip,
          ...(init.body ? { payload: init.body as string } : {}),
        });
        return new Response(answer.rawPayload as Uint8Array<ArrayBuffer>, { status: answer.statusCode });
      });
    },
  };
}
