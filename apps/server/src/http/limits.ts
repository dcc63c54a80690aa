import { HOUR, MINUTE } from '../clock.ts';
import type { CallLimit } from './route.ts';

/** Calls allowed per address (for IPv6, per /64 network). */
export const READS: CallLimit = { max: 600, windowMs: 5 * MINUTE };
export const WRITES: CallLimit = { max: 120, windowMs: 5 * MINUTE };
export const SIGN_UPS: CallLimit = { max: 5, windowMs: 30 * MINUTE };
export const LOG_INS: CallLimit = { max: 25, windowMs: HOUR };
export const PIN_TRIES: CallLimit = { max: 30, windowMs: 30 * MINUTE };
export const MAILS: CallLimit = { max: 10, windowMs: 30 * MINUTE };
export const UPLOADS: CallLimit = { max: 30, windowMs: 30 * MINUTE };
/** High, because users drop whole folders of images into the editor. */
export const ASSET_UPLOADS: CallLimit = { max: 400, windowMs: 30 * MINUTE };
export const MESSAGES: CallLimit = { max: 10, windowMs: 30 * MINUTE };
/** Writes that notify other users. */
export const SOCIAL_WRITES: CallLimit = { max: 60, windowMs: 5 * MINUTE };
export const EXPORTS: CallLimit = { max: 10, windowMs: HOUR };
/** High, because a payment provider sends all its webhooks from a few addresses. */
export const WEBHOOKS: CallLimit = { max: 3000, windowMs: 5 * MINUTE };

/** Rendering a page may read from the database several times. */
export const PAGES: CallLimit = { max: 600, windowMs: 5 * MINUTE };
export const IMAGES: CallLimit = { max: 1200, windowMs: 5 * MINUTE };

export const PUBLISHES: CallLimit = { max: 30, windowMs: 5 * MINUTE };
/** Each copy stores a whole game document. */
export const COPIES: CallLimit = { max: 60, windowMs: 5 * MINUTE };

export const JSON_BODY_BYTES = 64 * 1024;
/**
 * Maximum size of a game document. A game of 512 × 512 tiles on five layers, 500 types and 1,000 rules has 4.6 MB.
 * The time a document blocks the event loop grows with its size: sending 12 MB took 65 ms.
 */
export const DOCUMENT_BODY_BYTES = 8 * 1024 * 1024;
/** Maximum size of a text field that is sent along with an uploaded file. */
export const FIELD_BYTES = 1024;
