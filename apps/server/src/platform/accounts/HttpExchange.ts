import type { FastifyReply, FastifyRequest } from 'fastify';

/** A request with its cookies, and the reply that receives a new session. */
export interface HttpExchange {
  request: FastifyRequest;
  reply: FastifyReply;
}
