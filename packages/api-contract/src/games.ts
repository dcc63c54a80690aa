import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { emptySuccessSchema, successSchema } from './envelope.ts';
import {
  GAMES_PER_PAGE,
  GUEST_NAME_MAX,
  LEADERBOARD_ENTRIES_SHOWN,
  LEADERBOARDS_SHOWN,
  LOBBY_CODE_LENGTH,
  PLAYERS_PER_ROOM_MAX,
  RECENT_GAMES_MAX,
  SEARCH_TERM_MAX,
} from './limits.ts';
import { utilityTokenSchema } from './web3.ts';

const idSchema = z.string().min(1).max(64);
const flag = z.enum(['true', 'false']).optional();

/** A game as lists show it. */
export const gameCardSchema = z.strictObject({
  _id: z.string(),
  gameSlug: z.string(),
  title: z.string(),
  /** File name of the cover for `/images/…`; null if it has none yet. */
  cover: z.string().nullable(),
  creator: z.string(),
  /** Players in its rooms now, and total plays. */
  playing: z.number().int().min(0),
  plays: z.number().int().min(0),
  tags: z.array(z.string()),
  hasTouchControls: z.boolean(),
  /** Whether guests must log in to play it. */
  needsLogin: z.boolean(),
});
export type GameCard = z.infer<typeof gameCardSchema>;

/** A game as its play page shows it. */
const gamePageSchema = z.strictObject({
  _id: z.string(),
  gameSlug: z.string(),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  cover: z.string().nullable(),
  creator: z.strictObject({ username: z.string(), profilePicture: z.string().nullable() }),
  sandboxMode: z.string(),
  preferredRegion: z.string(),
  engineVersion: z.string(),
  releases: z.array(z.strictObject({ release: z.number().int() })),
  maxPlayers: z.number().int(),
  isModdable: z.boolean(),
  isLobbyEnabled: z.boolean(),
  defaultRenderer: z.enum(['2d', '3d']),
  worldId: z.string().nullable(),
  isWeb3Enabled: z.boolean(),
  isUTEnabled: z.boolean(),
  /** The token of the game, or of its world if the game is part of one. */
  web3Data: z.strictObject({ utilityToken: utilityTokenSchema.nullable() }),
  /** The token that this map uses: its own, or the token that its world shares. */
  mapWeb3Data: z.strictObject({ utilityToken: utilityTokenSchema.nullable() }),
  /** Playable by its link, but not listed. */
  /** How many achievements the game has. */
  achievements: z.number().int().min(0),
  /** From how many daily and weekly goals the platform chooses. */
  goals: z.number().int().min(0),
  isUnlisted: z.boolean(),
  isMember: z.boolean(),
  /** 3: community members, 4: logged-in users, 5: also guests. */
  visibility: z.union([z.literal(3), z.literal(4), z.literal(5)]),
  /** Whether this user may play, or why not. */
  access: z.enum(['open', 'sign-in-needed', 'members-only']),
  playing: z.number().int().min(0),
  plays: z.number().int().min(0),
  /** Keys and what they do, for the game page. */
  controls: z.array(z.strictObject({ keys: z.array(z.string()), does: z.string() })),
  /** Usual length of a match in seconds; null if matches have no end. */
  matchSeconds: z.number().nullable(),
  hasTouchControls: z.boolean(),
});
export type GamePage = z.infer<typeof gamePageSchema>;

const roomListingSchema = z.strictObject({
  roomId: z.string(),
  roomName: z.string(),
  players: z.number().int().min(0),
  bots: z.number().int().min(0),
  maxPlayers: z.number().int().min(1),
  status: z.string(),
  /** Whether the room has no players and wakes when one joins. */
  isAsleep: z.boolean(),
});
export type RoomListing = z.infer<typeof roomListingSchema>;

/**
 * Private rooms are not listed. `privatePlayers` is the number of players in them, so that the sum matches the player
 * count of the game.
 */
const roomListSchema = successSchema(z.array(roomListingSchema)).extend({
  privatePlayers: z.number().int().min(0),
});

const leaderboardEntrySchema = z.strictObject({
  place: z.number().int().min(1),
  /** Null for players under 13, whose names are visible only to themselves. */
  name: z.string().nullable(),
  score: z.number(),
  isOwn: z.boolean(),
});

/** A leaderboard as the game page shows it. */
const leaderboardSchema = z.strictObject({
  leaderboard: z.string(),
  players: z.number().int().min(0),
  top: z.array(leaderboardEntrySchema).max(LEADERBOARD_ENTRIES_SHOWN),
  /** Rank and score of the user; null for guests and for players without a score. */
  own: z.strictObject({ place: z.number().int().min(1), score: z.number() }).nullable(),
});
export type GameLeaderboard = z.infer<typeof leaderboardSchema>;

export const gameEndpoints = {
  listGames: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/',
    tag: 'games',
    summary: 'Lists games by category or search term, in pages',
    query: z.strictObject({
      category: z.string().max(40).optional(),
      searchTerm: z.string().max(SEARCH_TERM_MAX).optional(),
      opensource: flag,
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    response: z.array(gameCardSchema).max(GAMES_PER_PAGE),
  }),
  listRecentGames: defineEndpoint({
    method: 'GET',
    path: '/api/v1/account/recent-games/',
    tag: 'games',
    summary: 'Lists games the user has played, most recent first',
    response: successSchema(z.array(gameCardSchema).max(RECENT_GAMES_MAX)),
  }),
  mergeRecentGames: defineEndpoint({
    method: 'POST',
    path: '/api/v1/account/recent-games/',
    tag: 'games',
    summary: 'Adds games that were played in this browser without an account to the user’s history',
    body: z.strictObject({
      /**
       * Ids, most recent first. Unknown ids are ignored, because games can be deleted after the browser stored their
       * ids.
       */
      gameIds: z.array(idSchema).max(RECENT_GAMES_MAX),
    }),
    response: successSchema(z.array(gameCardSchema).max(RECENT_GAMES_MAX)),
  }),
  readGame: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/by-slug/:gameSlug/',
    tag: 'games',
    summary: 'Returns the information shown on a game page',
    params: z.strictObject({ gameSlug: idSchema }),
    /** With a test invitation (`inv`), the page also shows a game that is not published yet. */
    query: z.strictObject({ inv: z.string().max(200).optional() }),
    response: successSchema(z.strictObject({ game: gamePageSchema, similar: z.array(gameCardSchema) })),
  }),
  listRooms: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/rooms/',
    tag: 'games',
    summary: 'Lists public rooms of a game, fullest first, and the number of players in private rooms',
    params: z.strictObject({ id: idSchema }),
    response: roomListSchema,
  }),
  joinGame: defineEndpoint({
    method: 'GET',
    path: '/api/v1/game-server/:id/',
    tag: 'games',
    summary: 'Returns the room to join and a single-use ticket',
    params: z.strictObject({ id: idSchema }),
    query: z.strictObject({
      gameSlug: idSchema.optional(),
      lobbyCode: z.string().length(LOBBY_CODE_LENGTH).optional(),
      firstFetch: flag,
      publish: flag,
      autoJoinToken: z.string().max(200).optional(),
      inv: z.string().max(200).optional(),
      portal: z.string().max(100).optional(),
      inIframe: flag,
      agentId: z.string().max(100).optional(),
      /** A room from the list. */
      roomId: idSchema.optional(),
      /** Opens a new room. Public rooms are listed; private rooms can be joined only with their code. */
      newRoom: z.enum(['public', 'private']).optional(),
      /** Joins as a spectator. */
      watch: flag,
      /** The name that a guest chose. */
      name: z.string().trim().min(1).max(GUEST_NAME_MAX).optional(),
    }),
    response: successSchema(
      z.strictObject({
        url: z.string(),
        ticket: z.string(),
        roomId: z.string(),
        roomName: z.string(),
        lobbyCode: z.string().nullable(),
        gameId: z.string(),
        gameSlug: z.string(),
        release: z.number().int(),
        engineVersion: z.string(),
        /** URL of the client projection of this release; signed if the game is not public. */
        releaseUrl: z.string(),
        person: z.strictObject({
          name: z.string(),
          isSignedIn: z.boolean(),
          canChat: z.boolean(),
          /** Why the player cannot write in the room's chat; null if they can. */
          chatHurdle: z
            .enum(['sign-in-needed', 'members-only', 'muted', 'age-unknown', 'too-young'])
            .nullable(),
          /** Whether this account has seen the game’s tips. Always false for guests, whose device remembers it. */
          hasSeenTips: z.boolean(),
          /** Whether players with an account keep the achievements that they unlock in this room. */
          storesAchievements: z.boolean(),
        }),
      }),
    ),
  }),
  storeTipsSeen: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/games/:id/tips-seen/',
    tag: 'games',
    summary: 'Remembers that the user has seen a game’s tips, on all devices',
    params: z.strictObject({ id: idSchema }),
    response: emptySuccessSchema,
  }),
  readClient: defineEndpoint({
    method: 'GET',
    path: '/client/:engineVersion',
    tag: 'games',
    summary: 'Lists the client’s styles and scripts for an engine version',
    params: z.strictObject({ engineVersion: z.string().max(40) }),
    response: z.strictObject({
      styles: z.array(z.string()),
      scripts: z.array(z.string()),
      /** Imported by the scripts. Empty for older versions. */
      preloads: z.array(z.string()),
    }),
  }),
  publishGame: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/:id/publish/',
    tag: 'games',
    summary: 'Publishes a document, the stored draft, or an earlier release, and makes it live',
    params: z.strictObject({ id: idSchema }),
    body: z.strictObject({
      /** Changes the game's setting. Defaults to the value in the document, or 32. */
      maxPlayers: z.number().int().min(1).max(PLAYERS_PER_ROOM_MAX).optional(),
      release: z.strictObject({ release: z.number().int().min(1) }).optional(),
      /**
       * Playable by its link, but not listed. If omitted, it does not change. Only the owner can change it.
       */
      isUnlisted: z.boolean().optional(),
      /** The document, if the caller has it; otherwise the stored draft is used. */
      document: z.unknown().optional(),
    }),
    response: successSchema(
      z.strictObject({ _id: z.string(), gameSlug: z.string(), release: z.number().int() }),
    ),
  }),
  createInvite: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/:id/invites/',
    tag: 'games',
    summary: 'Creates an invite link to the user’s room',
    params: z.strictObject({ id: idSchema }),
    body: z.strictObject({
      /** If omitted, the room opens when the first person joins. */
      roomId: idSchema.optional(),
      /** Required for a private room: only players in it can invite others. */
      lobbyCode: z.string().length(LOBBY_CODE_LENGTH).optional(),
      name: z.string().trim().min(1).max(GUEST_NAME_MAX).optional(),
    }),
    response: successSchema(z.strictObject({ inv: z.string(), url: z.string() })),
  }),
  locateRoom: defineEndpoint({
    method: 'GET',
    path: '/api/v1/rooms/:id/address/',
    tag: 'games',
    summary: 'Returns where a running room is now, for pages that have lost their connection to it',
    params: z.strictObject({ id: idSchema }),
    /** `forExport` asks for the address that pages of other sites use. */
    query: z.strictObject({ forExport: flag }),
    response: successSchema(
      z.discriminatedUnion('state', [
        z.strictObject({ state: z.literal('open'), url: z.string() }),
        /** The room opens again soon. */
        z.strictObject({ state: z.literal('moving') }),
      ]),
    ),
  }),
  readInvite: defineEndpoint({
    method: 'GET',
    path: '/api/v1/invites/:inv/',
    tag: 'games',
    summary: 'Returns an invitation’s game and sender',
    params: z.strictObject({ inv: z.string().max(200) }),
    response: successSchema(
      z.strictObject({
        inviter: z.string(),
        game: z.string(),
        gameSlug: z.string(),
        isRoomOpen: z.boolean(),
        /** `none`: there is no room yet; it opens when the first person joins. */
        room: z.enum(['none', 'open', 'closed']),
        /** Players in the room now. */
        players: z.number().int().min(0),
      }),
    ),
  }),
  listGameAssets: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/assets/',
    tag: 'games',
    summary: 'Lists a game’s images and sounds, for use in reports',
    params: z.strictObject({ id: idSchema }),
    response: successSchema(
      z.array(z.strictObject({ name: z.string(), kind: z.enum(['image', 'sound']), file: z.string() })),
    ),
  }),
  listLeaderboards: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/leaderboards/',
    tag: 'games',
    summary: 'Lists a game’s leaderboards with their top players and the user’s own rank',
    params: z.strictObject({ id: idSchema }),
    response: successSchema(z.array(leaderboardSchema).max(LEADERBOARDS_SHOWN)),
  }),
  readLeaderboard: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/leaderboards/:leaderboard/',
    tag: 'games',
    summary: 'Lists a game’s best scores',
    params: z.strictObject({ id: idSchema, leaderboard: z.string().min(1).max(60) }),
    /** `world` combines the scores of all maps in the game's world. */
    query: z.strictObject({ scope: z.enum(['game', 'world']).default('game') }),
    response: successSchema(
      z.array(z.strictObject({ place: z.number().int(), name: z.string(), score: z.number() })),
    ),
  }),
};
