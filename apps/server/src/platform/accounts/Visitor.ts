import type { FastifyReply, FastifyRequest } from 'fastify';

/** The browser behind a call: what it came with, and where a new session goes. */
export interface Visitor {
  request: FastifyRequest;
  reply: FastifyReply;
}
