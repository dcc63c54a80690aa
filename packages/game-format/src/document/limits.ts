/** The newest document format that this code reads and writes. */
export const CURRENT_FORMAT = 1;

export const DOCUMENT_DEPTH_MAX = 100;
export const DOCUMENT_NODES_MAX = 500_000;
export const DOCUMENT_KEYS_MAX = 10_000;
export const DOCUMENT_KEY_LENGTH_MAX = 200;
export const DOCUMENT_CHARACTERS_MAX = 32_000_000;
/** Maximum number of entries in a list, and of characters in a text, unless the format sets a lower limit. */
export const DOCUMENT_LIST_MAX = 100_000;
export const DOCUMENT_TEXT_MAX = 200_000;
export const PROBLEMS_MAX = 100;

export const ID_PATTERN = /^[a-z][a-z0-9_-]{0,39}$/;
export const COLOR_PATTERN = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;
export const SCRIPT_FILE_PATTERN = /^[a-z][A-Za-z0-9_-]{0,39}\.ts$/;
export const PANEL_NAME_PATTERN = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/;
/**
 * Asset files are named by their content hash or stored with the game. The pattern rejects URL schemes, absolute paths
 * and parent folders.
 */
export const ASSET_FILE_PATTERN = /^(?!.*\.\.)[A-Za-z0-9_-][A-Za-z0-9_./-]{0,199}$/;

export const NAME_MAX = 60;
export const TITLE_MAX = 60;
export const DESCRIPTION_MAX = 4000;
export const COMMENT_MAX = 1000;
export const TAGS_MAX = 10;
export const TAG_LENGTH_MAX = 24;
/** Tips teach the first steps. New players would skip a longer course. */
export const TIPS_MAX = 6;
/** A tip is one line, also on phones. */
export const TIP_TEXT_MAX = 60;
/** A prompt is a word or two next to a key. */
export const PROMPT_TEXT_MAX = 30;
export const TIP_TIMES_MAX = 100;
export const TIP_WAIT_SECONDS_MAX = 60;
export const SPAWN_PROTECTION_SECONDS_MAX = 60;
/** A longer pause feels like a bad connection. */
export const HIT_STOP_SECONDS_MAX = 0.2;
export const COMBO_SEMITONES_MAX = 4;
export const STEP_VOLUME_MAX = 2;

/** More would be a list that nobody reads. */
export const ACHIEVEMENTS_MAX = 40;
export const ACHIEVEMENT_NAME_MAX = 40;
export const ACHIEVEMENT_TEXT_MAX = 120;
export const ACHIEVEMENT_POINTS_MAX = 100;
/** All achievements of a game together. No game is worth more than another one. */
export const ACHIEVEMENT_POINTS_TOTAL_MAX = 1000;
export const ACHIEVEMENT_GOAL_MAX = 1_000_000;

/** Enough for a different choice each day, and few enough to try all of them. */
export const GOALS_MAX = 20;
/** How many daily goals, and how many weekly goals, a player has in a game at once. */
export const GOALS_PER_PERIOD = 3;
/** Three of them are less than what counts for the mastery of a game on one day. */
export const DAILY_GOAL_POINTS_MAX = 20;
export const WEEKLY_GOAL_POINTS_MAX = 50;
/** A goal that is done on joining is not a goal. */
export const GOAL_SECONDS_MIN = 60;

/** Nobody waits longer than this for the next match. */
export const MATCH_RESULTS_SECONDS_MAX = 10;
/** Less time is too short to read who won. */
export const MATCH_RESULTS_SECONDS_MIN = 3;
/** More awards would not fit on a phone. */
export const AWARDS_MAX = 5;
/** Each option has a number key, and all fit on a phone. */
export const MATCH_OPTIONS_MAX = 6;
export const RESULT_LABEL_MAX = 30;
export const MODE_VALUE_MAX = 60;

export const PLAYERS_MAX = 100;
export const ROUNDS_MAX = 100;
export const SECONDS_MAX = 86_400;
/** 30 days. A game whose rooms should stay longer keeps them always. */
export const KEEP_ALIVE_HOURS_MAX = 720;

/** Beyond this, the physics engine's 32-bit floats are less precise than a thousandth of a tile. */
export const COORDINATE_MAX = 10_000;
export const NUMBER_MAX = 1_000_000_000;
export const SPEED_MAX = 200;
export const SIZE_MIN = 0.05;
export const SIZE_MAX = 64;
export const LIGHT_RADIUS_MAX = 40;
export const GRAVITY_MAX = 500;

export const CHUNK_SIZE = 32;
export const CHUNK_CELLS = CHUNK_SIZE * CHUNK_SIZE;
export const CHUNK_BYTES = CHUNK_CELLS * 2;
export const CHUNK_TEXT_LENGTH = Math.ceil(CHUNK_BYTES / 3) * 4;
export const MAP_SIDE_MAX = 1024;
export const CHUNKS_PER_LAYER_MAX = (MAP_SIDE_MAX / CHUNK_SIZE) ** 2;
export const TILE_PIXELS_MIN = 4;
export const TILE_PIXELS_MAX = 256;
/** Thirteen bits of a cell are the tile id, the other three its orientation. */
export const TILE_ID_MAX = 8191;
export const LAYERS_MAX = 16;
export const TILE_HEIGHT_MIN = -4;
export const TILE_HEIGHT_MAX = 8;
export const TILE_SETS_MAX = 16;
export const REGIONS_MAX = 500;
export const SPAWN_POINTS_MAX = 500;
export const PLACED_ENTITIES_MAX = 5000;

export const TYPES_MAX = 500;
export const ATTRIBUTES_PER_TYPE_MAX = 32;
export const KEY_BINDINGS_MAX = 32;
export const INVENTORY_MAX = 100;
export const STACK_MAX = 9999;
export const DROPS_MAX = 20;
export const PATH_POINTS_MAX = 64;
export const ANIMATION_FRAMES_MAX = 256;
export const SHEET_SIDE_MAX = 64;
export const PARTICLES_MAX = 500;
export const EFFECT_COLORS_MAX = 8;
export const SYNTH_PARAMETERS_MAX = 24;
export const OFFERS_MAX = 100;
export const DIALOGUE_NODES_MAX = 200;
export const DIALOGUE_OPTIONS_MAX = 10;
export const DIALOGUE_TEXT_MAX = 1000;

export const VARIABLES_MAX = 500;
export const VARIABLE_TEXT_MAX = 10_000;
export const LIST_LENGTH_MAX = 10_000;

export const RULES_MAX = 2000;
export const CONDITIONS_MAX = 50;
export const ACTIONS_PER_BLOCK_MAX = 500;
/** Maximum number of actions and values in all rules together. */
export const RULE_NODES_MAX = 100_000;

export const SCRIPTS_MAX = 100;
export const SCRIPT_FILES_MAX = 50;
export const SCRIPT_LENGTH_MAX = 200_000;
export const ASSETS_MAX = 2000;
export const PANELS_MAX = 50;
export const PANEL_LENGTH_MAX = 200_000;
/** Limits for text from players and panels. Both the room and the client enforce them. */
export const CHAT_TEXT_MAX = 200;
/** The highest price in a game, in coins. */
export const COIN_PRICE_MAX = 100_000;
export const ANSWER_TEXT_MAX = 200;
export const PANEL_EVENT_LENGTH_MAX = 60;
export const PANEL_VALUE_SIZE_MAX = 2000;
/** The maximum nesting of a value that is saved or sent. Deeper data could exhaust the stack. */
export const VALUE_DEPTH_MAX = 16;
/** Limits for saved player data. Both the engine and the platform enforce them. */
export const SAVED_KEY_LENGTH_MAX = 100;
/** Maximum number of values per player in one scope: a game or a world. */
export const SAVED_VALUES_MAX = 500;
/**
 * Maximum number of values that a room reads. Higher than the limit for saving, which two rooms that save at the same
 * time may exceed. No data should be lost then.
 */
export const SAVED_VALUES_READ_MAX = 2000;
/** Maximum size of one value: the characters of its texts and names, plus one for each value inside it. */
export const SAVED_VALUE_SIZE_MAX = 16_384;
/** Maximum length of the JSON text of all values of a player in one scope. */
export const SAVED_TEXT_LENGTH_MAX = 512 * 1024;
/** The same for the values that a guest takes to another map. They are stored without an account. */
export const SAVED_GUEST_TEXT_LENGTH_MAX = 65_536;
/** The same for an exported game. Games on the same site share the 5 million characters of localStorage. */
export const SAVED_EXPORT_TEXT_LENGTH_MAX = 1_000_000;
export const LEADERBOARD_NAME_MAX = 60;
export const DEFAULT_DATA_KEYS_MAX = 500;
export const WORLD_MAPS_MAX = 50;
