import { z } from 'zod';
import { PLAYERS_MAX, SPAWN_POINTS_MAX, TYPES_MAX } from './limits.ts';
import { fieldSchemas } from './fieldSchemas.ts';

const relation = z.enum(['friendly', 'neutral', 'hostile']);

export const teamSchema = z.strictObject({
  name: fieldSchemas.name,
  color: fieldSchemas.color.default('#5ec8e5'),
  /** Relations to other teams. Teams that are not listed use `otherTeams`. */
  relations: fieldSchemas.record(relation, TYPES_MAX).default({}),
  otherTeams: relation.default('hostile'),
  /** Which teams its members can hurt, by relation. */
  canHurt: z
    .strictObject({
      friendly: z.boolean().default(false),
      neutral: z.boolean().default(true),
      hostile: z.boolean().default(true),
    })
    .prefault({}),
  isOpenToPlayers: z.boolean().default(true),
  maxPlayers: fieldSchemas.integer(0, PLAYERS_MAX).default(PLAYERS_MAX),
  /** The unit that its players get. Null uses the one from the settings. */
  unit: fieldSchemas.reference,
  spawnPoints: fieldSchemas.list(fieldSchemas.id, SPAWN_POINTS_MAX).default([]),
});

export type Relation = z.output<typeof relation>;
