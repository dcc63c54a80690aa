import type { FastifyInstance } from 'fastify';
import type { ContentSecurity } from './contentSecurity.ts';
import type { InternalApiClients } from './createInternalApiClients.ts';
import type { UpgradeRouter } from './upgradeTable.ts';

export interface App {
  server: FastifyInstance;
  security: ContentSecurity;
  internalCalls: InternalApiClients;
  /** Maps WebSocket paths to their handlers. */
  upgrades: UpgradeRouter;
}
