/** Must be increased when the encoding changes. Clients with another version are asked to reload. */
export const PROTOCOL_VERSION = 3;

/** Our own client sends only short messages. Longer ones are refused. */
export const CLIENT_MESSAGE_BYTES_MAX = 4096;
export const TICKET_LENGTH_MAX = 200;
export const KEYS_HELD_MAX = 16;
export const EMOTES = ['wave', 'thumbs-up', 'laugh', 'heart', 'surprise', 'sad', 'angry', 'clap'] as const;
/** Phrases that players of any age may send, because they can't reveal anything personal. */
export const PHRASES = [
  'Hello!',
  'Good game!',
  'Nice one!',
  'Thanks!',
  'Sorry!',
  'Follow me!',
  'Help!',
  'Wait for me!',
  'Ready!',
  'Bye!',
] as const;
/** The largest mouse coordinate that is accepted, in tiles. */
export const POINTER_MAX = 1_000_000;
export const SLOTS_MAX = 1000;
export const OPTIONS_MAX = 100;

/** Snapshots per second, regardless of the tick rate. */
export const SNAPSHOTS_PER_SECOND = 20;
/** Changes of entities beyond a client's screen are sent at most this many snapshots late. */
export const LATE_SNAPSHOTS_MAX = 8;

/** The widest and narrowest aspect ratio that a room uses. Wider screens show less height instead. */
export const ASPECT_MAX = 21 / 9;
export const ASPECT_MIN = 9 / 21;

/** Maximum length of ids of types, teams, panels and so on. */
export const ID_BYTES_MAX = 200;
/** Maximum length of any other text. Longer texts are cut; no screen could show them. */
export const TEXT_BYTES_MAX = 4096;
/** Limits of values exchanged between a panel and the game. */
export const WIRE_VALUE_DEPTH_MAX = 16;
export const VALUE_BYTES_MAX = 16_384;

/** Maximum number of entities that the clients of a room can see at once. */
export const ENTITY_SLOTS_MAX = 16_384;
export const PLAYERS_SEEN_MAX = 2000;
export const EVENTS_PER_SNAPSHOT_MAX = 5000;
export const LIST_MAX = 1000;
/**
 * Adjacent cells with the same content are sent as one run. The limit prevents a few bytes from becoming a
 * huge map.
 */
export const TILE_RUN_MAX = 64;

/** Positions are rounded to a 64th of a tile. */
export const POSITION_QUANTUM = 1 / 64;
/** Velocities are rounded to a 16th of a tile per second. */
export const VELOCITY_QUANTUM = 1 / 16;
/** Rotations are rounded to a 256th of a full turn. */
export const ROTATION_STEPS = 256;
