import type { FastifyReply, FastifyRequest } from 'fastify';

/** An HTTP request, whose cookies identify the session, and its reply, which sets the cookie of a new session. */
export interface HttpExchange {
  request: FastifyRequest;
  reply: FastifyReply;
}
