import { HOUR_MS, MINUTE_MS } from '../process/clock.ts';
import type { EndpointRateLimit } from './route.ts';

/** Calls allowed per address (for IPv6, per /64 network; `listNetworkLevels` limits the whole /48). */
export const READ_RATE_LIMIT: EndpointRateLimit = { max: 600, windowMs: 5 * MINUTE_MS };
export const WRITE_RATE_LIMIT: EndpointRateLimit = { max: 120, windowMs: 5 * MINUTE_MS };
/** High, because all players of a network ask at the same time when a server restarts, several times a second. */
export const ROOM_ADDRESS_RATE_LIMIT: EndpointRateLimit = { max: 3000, windowMs: 5 * MINUTE_MS };
/**
 * Rooms that players open themselves, counted in addition to joins: each costs as much as hundreds of joins. Enough for
 * groups of friends behind one address.
 */
export const OPEN_ROOM_RATE_LIMIT: EndpointRateLimit = { max: 10, windowMs: 5 * MINUTE_MS };
/**
 * Rooms that open because players join a game and find no free seat. Enough for several classes behind one address, and
 * too few to use up the memory of a small server by joining many games.
 */
export const JOIN_OPENS_ROOM_RATE_LIMIT: EndpointRateLimit = { max: 40, windowMs: 5 * MINUTE_MS };
/** Wrong room codes. Enough for a class that types one at once, and too few to find one of a billion codes. */
export const WRONG_CODE_RATE_LIMIT: EndpointRateLimit = { max: 60, windowMs: 10 * MINUTE_MS };
/** Wrong invite links to parties. Old links that someone opens again count too. */
export const WRONG_PARTY_LINK_RATE_LIMIT: EndpointRateLimit = { max: 30, windowMs: 10 * MINUTE_MS };
export const SIGN_UP_RATE_LIMIT: EndpointRateLimit = { max: 5, windowMs: 30 * MINUTE_MS };
export const LOGIN_RATE_LIMIT: EndpointRateLimit = { max: 25, windowMs: HOUR_MS };
export const PIN_RATE_LIMIT: EndpointRateLimit = { max: 30, windowMs: 30 * MINUTE_MS };
export const MAIL_RATE_LIMIT: EndpointRateLimit = { max: 10, windowMs: 30 * MINUTE_MS };
export const UPLOAD_RATE_LIMIT: EndpointRateLimit = { max: 30, windowMs: 30 * MINUTE_MS };
/** High, because users drop whole folders of images into the editor. */
export const ASSET_UPLOAD_RATE_LIMIT: EndpointRateLimit = { max: 400, windowMs: 30 * MINUTE_MS };
export const MESSAGE_RATE_LIMIT: EndpointRateLimit = { max: 10, windowMs: 30 * MINUTE_MS };
/** Writes that notify other users. */
export const SOCIAL_WRITE_RATE_LIMIT: EndpointRateLimit = { max: 60, windowMs: 5 * MINUTE_MS };
export const EXPORT_RATE_LIMIT: EndpointRateLimit = { max: 10, windowMs: HOUR_MS };
/** High, because a payment provider sends all its webhooks from a few addresses. */
export const WEBHOOK_RATE_LIMIT: EndpointRateLimit = { max: 3000, windowMs: 5 * MINUTE_MS };

/** Rendering a page may read from the database several times. */
export const PAGE_RATE_LIMIT: EndpointRateLimit = { max: 600, windowMs: 5 * MINUTE_MS };
export const IMAGE_RATE_LIMIT: EndpointRateLimit = { max: 1200, windowMs: 5 * MINUTE_MS };

export const PUBLISH_RATE_LIMIT: EndpointRateLimit = { max: 30, windowMs: 5 * MINUTE_MS };
/** Each copy stores a whole game document. */
export const GAME_COPY_RATE_LIMIT: EndpointRateLimit = { max: 60, windowMs: 5 * MINUTE_MS };

export const JSON_BODY_BYTES_MAX = 64 * 1024;
/**
 * Maximum size of a game document. A game of 512 × 512 tiles on five layers, 500 types and 1,000 rules has 4.6 MB.
 * The time a document blocks the event loop grows with its size: sending 12 MB took 65 ms.
 */
export const DOCUMENT_BODY_BYTES_MAX = 8 * 1024 * 1024;
/** Maximum size of a text field that is sent along with an uploaded file. */
export const FORM_FIELD_BYTES_MAX = 1024;
