/** Raised when bytes change their meaning: a client of another number is told to reload. */
export const PROTOCOL_VERSION = 2;

/** A client says little; what is longer than this is no message of ours. */
export const CLIENT_MESSAGE_BYTES_MAX = 4096;
export const TICKET_LENGTH_MAX = 200;
export const KEYS_HELD_MAX = 16;
export const EMOTES = ['wave', 'thumbs-up', 'laugh', 'heart', 'surprise', 'sad', 'angry', 'clap'] as const;
/** What anybody may say in a game, whatever their age: nothing personal can be told with it. */
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
/** Where a mouse can point, in tiles. */
export const POINTER_MAX = 1_000_000;
export const SLOTS_MAX = 1000;
export const OPTIONS_MAX = 100;

/** Snapshots a second, whatever the tick rate. */
export const SNAPSHOTS_PER_SECOND = 20;

/** Ids of types, teams, panels and the like. */
export const ID_BYTES_MAX = 200;
/** Any other text; a longer one is cut, because a screen could not show it. */
export const TEXT_BYTES_MAX = 4096;
/** What a panel and the game say to each other. */
export const WIRE_VALUE_DEPTH_MAX = 16;
export const VALUE_BYTES_MAX = 16_384;

/** Entities one client can see at once. */
export const ENTITY_SLOTS_MAX = 16_384;
export const PLAYERS_SEEN_MAX = 2000;
export const EVENTS_PER_SNAPSHOT_MAX = 5000;
export const LIST_MAX = 1000;
/** Cells that hold the same and lie side by side go as one run: no run may make a few bytes into a big map. */
export const TILE_RUN_MAX = 64;

/** Positions are told to a 64th of a tile … */
export const POSITION_QUANTUM = 1 / 64;
/** … velocities to a 16th of a tile a second … */
export const VELOCITY_QUANTUM = 1 / 16;
/** … and rotations to a 256th of a turn. */
export const ROTATION_STEPS = 256;
