import { HOUR, MINUTE } from '../clock.ts';
import type { CallLimit } from './route.ts';

/** Calls allowed per address (IPv6: per /64 network). */
export const READS: CallLimit = { max: 600, windowMs: 5 * MINUTE };
export const WRITES: CallLimit = { max: 120, windowMs: 5 * MINUTE };
export const SIGN_UPS: CallLimit = { max: 5, windowMs: 30 * MINUTE };
export const LOG_INS: CallLimit = { max: 25, windowMs: HOUR };
export const PIN_TRIES: CallLimit = { max: 30, windowMs: 30 * MINUTE };
export const MAILS: CallLimit = { max: 10, windowMs: 30 * MINUTE };
export const UPLOADS: CallLimit = { max: 30, windowMs: 30 * MINUTE };
/** A folder of pictures is dropped into the editor at once. */
export const ASSET_UPLOADS: CallLimit = { max: 400, windowMs: 30 * MINUTE };
export const MESSAGES: CallLimit = { max: 10, windowMs: 30 * MINUTE };
/** What others are told of. */
export const SOCIAL_WRITES: CallLimit = { max: 60, windowMs: 5 * MINUTE };
export const EXPORTS: CallLimit = { max: 10, windowMs: HOUR };
/** A provider of payments, from few addresses. */
export const WEBHOOKS: CallLimit = { max: 3000, windowMs: 5 * MINUTE };

/** Pages, each of which may read several times from the database. */
export const PAGES: CallLimit = { max: 600, windowMs: 5 * MINUTE };
export const IMAGES: CallLimit = { max: 1200, windowMs: 5 * MINUTE };

export const PUBLISHES: CallLimit = { max: 30, windowMs: 5 * MINUTE };
/** Each keeps a whole document. */
export const COPIES: CallLimit = { max: 60, windowMs: 5 * MINUTE };

export const JSON_BODY_BYTES = 64 * 1024;
/**
 * A whole game document. A game of 512 × 512 tiles on five layers, 500 types and 1,000 rules has 4.6 MB. What a document
 * costs the event loop grows with it: sending one of 12 MB took 65 ms.
 */
export const DOCUMENT_BODY_BYTES = 8 * 1024 * 1024;
/** A field beside the file of an upload. */
export const FIELD_BYTES = 1024;
