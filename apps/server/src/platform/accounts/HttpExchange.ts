import type { FastifyReply, FastifyRequest } from 'fastify';

/** The browser behind a call: what it came with, and where a new session goes. */
export interface HttpExchange {
  request: FastifyRequest;
  reply: FastifyReply;
}
