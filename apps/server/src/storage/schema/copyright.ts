import { copyrightStates } from '@playloom/api-contract';
import { bigserial, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { games } from './games.ts';
import { timestampColumn, users } from './users.ts';

/** Copyright claims about games, each with the counter-notice of the game's creator, if any. */
export const copyrightClaims = pgTable(
  'copyright_claims',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** A short number that can be quoted in an email. */
    number: bigserial('number', { mode: 'number' }).notNull().unique(),
    /** Null for claims sent while logged out. */
    claimantId: uuid('claimant_id').references(() => users.id, { onDelete: 'set null' }),
    gameId: uuid('game_id').references(() => games.id, { onDelete: 'set null' }),
    /** The URL of the claimed content, as the claimant typed it. */
    content: text('content').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    address: text('address').notNull(),
    work: text('work').notNull(),
    workLink: text('work_link').notNull(),
    signature: text('signature').notNull(),
    state: text('state', { enum: copyrightStates }).notNull().default('open'),
    createdAt: timestampColumn('created_at').notNull(),
    /** The reason for the last decision. */
    decision: text('decision'),
    decidedAt: timestampColumn('decided_at'),
    /**
     * Whether this claim hid the game. If not, restoring the content must not show the game, which is hidden for
     * another reason.
     */
    didHideGame: boolean('did_hide_game').notNull().default(false),
    counterUserId: uuid('counter_user_id').references(() => users.id, { onDelete: 'set null' }),
    counterName: text('counter_name'),
    counterEmail: text('counter_email'),
    counterAddress: text('counter_address'),
    counterStatement: text('counter_statement'),
    counterSignature: text('counter_signature'),
    counterAt: timestampColumn('counter_at'),
  },
  (table) => [
    index('copyright_claims_queue').on(table.state, table.createdAt),
    index('copyright_claims_claimant').on(table.claimantId),
    index('copyright_claims_game').on(table.gameId),
    index('copyright_claims_counter_user').on(table.counterUserId),
  ],
);
