import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { successSchema } from './envelope.ts';
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
  /** File name of the cover, for `/images/…`; null has none yet. */
  cover: z.string().nullable(),
  creator: z.string(),
  /** People in its rooms now, and times it was played. */
  playing: z.number().int().min(0),
  plays: z.number().int().min(0),
  tags: z.array(z.string()),
  hasTouchControls: z.boolean(),
  /** Whether guests have to log in before they can play it. */
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
  /** The token of the game; of its world, where it is a map of one. */
  web3Data: z.strictObject({ utilityToken: utilityTokenSchema.nullable() }),
  /** The token that counts on this map. */
  mapWeb3Data: z.strictObject({ utilityToken: utilityTokenSchema.nullable() }),
  /** Playable by its link, on no list. */
  isUnlisted: z.boolean(),
  isMember: z.boolean(),
  /** 3 community members, 4 signed-in people, 5 guests too. */
  visibility: z.union([z.literal(3), z.literal(4), z.literal(5)]),
  /** Whether this visitor may play; if not, why. */
  access: z.enum(['open', 'sign-in-needed', 'members-only']),
  playing: z.number().int().min(0),
  plays: z.number().int().min(0),
  /** Keys and what they do, for the page. */
  controls: z.array(z.strictObject({ keys: z.array(z.string()), does: z.string() })),
  /** Seconds a match usually lasts; null has no end. */
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
});
export type RoomListing = z.infer<typeof roomListingSchema>;

/** Private rooms are not listed, but their players count: the number of players and the list must agree. */
const roomListSchema = successSchema(z.array(roomListingSchema)).extend({
  privatePlayers: z.number().int().min(0),
});

const leaderboardEntrySchema = z.strictObject({
  place: z.number().int().min(1),
  /** Null for players under 13, whose names only they see themselves. */
  name: z.string().nullable(),
  score: z.number(),
  isOwn: z.boolean(),
});

/** A leaderboard as the page of the game shows it. */
const leaderboardSchema = z.strictObject({
  leaderboard: z.string(),
  players: z.number().int().min(0),
  top: z.array(leaderboardEntrySchema).max(LEADERBOARD_ENTRIES_SHOWN),
  /** Where the signed-in player is; null for guests and for players without a score. */
  own: z.strictObject({ place: z.number().int().min(1), score: z.number() }).nullable(),
});
export type GameLeaderboard = z.infer<typeof leaderboardSchema>;

export const gameEndpoints = {
  listGames: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/',
    tag: 'games',
    summary: 'Games, by category or by search term, a page at a time',
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
    summary: 'Games the signed-in user has joined, the last one first',
    response: successSchema(z.array(gameCardSchema).max(RECENT_GAMES_MAX)),
  }),
  mergeRecentGames: defineEndpoint({
    method: 'POST',
    path: '/api/v1/account/recent-games/',
    tag: 'games',
    summary: 'Adds the games a browser remembers from before the login to those of the account',
    body: z.strictObject({
      /** Ids, the last played first. Unknown ids are ignored: a remembered game may be gone. */
      gameIds: z.array(idSchema).max(RECENT_GAMES_MAX),
    }),
    response: successSchema(z.array(gameCardSchema).max(RECENT_GAMES_MAX)),
  }),
  readGame: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/by-slug/:gameSlug/',
    tag: 'games',
    summary: 'One game as its play page shows it',
    params: z.strictObject({ gameSlug: idSchema }),
    /** An invitation to test shows a game that is not published yet. */
    query: z.strictObject({ inv: z.string().max(200).optional() }),
    response: successSchema(z.strictObject({ game: gamePageSchema, similar: z.array(gameCardSchema) })),
  }),
  listRooms: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/rooms/',
    tag: 'games',
    summary: 'Open rooms of a game, fullest first, and how many players are in private rooms',
    params: z.strictObject({ id: idSchema }),
    response: roomListSchema,
  }),
  joinGame: defineEndpoint({
    method: 'GET',
    path: '/api/v1/game-server/:id/',
    tag: 'games',
    summary: 'Where to join a room, and the ticket that opens it once',
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
      /** Opens a room of one's own: listed, or reached by its code only. */
      newRoom: z.enum(['public', 'private']).optional(),
      /** Watches instead of playing. */
      watch: flag,
      /** The name a guest wants. */
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
        /** Where the client projection of this release is; signed when the game is not open to all. */
        releaseUrl: z.string(),
        person: z.strictObject({
          name: z.string(),
          isSignedIn: z.boolean(),
          canChat: z.boolean(),
          /** Why the player cannot write in the room's chat; null when they can. */
          chatHurdle: z
            .enum(['sign-in-needed', 'members-only', 'muted', 'age-unknown', 'too-young'])
            .nullable(),
        }),
      }),
    ),
  }),
  readClient: defineEndpoint({
    method: 'GET',
    path: '/client/:engineVersion',
    tag: 'games',
    summary: 'Styles and scripts of an engine version’s client',
    params: z.strictObject({ engineVersion: z.string().max(40) }),
    response: z.strictObject({ styles: z.array(z.string()), scripts: z.array(z.string()) }),
  }),
  publishGame: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/:id/publish/',
    tag: 'games',
    summary: 'Makes the newest version of a game the one everybody plays',
    params: z.strictObject({ id: idSchema }),
    body: z.strictObject({
      /** Becomes the game's own setting; without it the document's counts, which is 32 unless it says otherwise. */
      maxPlayers: z.number().int().min(1).max(PLAYERS_PER_ROOM_MAX).optional(),
      release: z.strictObject({ release: z.number().int().min(1) }).optional(),
      /** Playable by its link and on no list; without it, it stays what it is. Only the owner can change it. */
      isUnlisted: z.boolean().optional(),
      /** The document itself, when the caller holds it; otherwise the stored draft. */
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
    summary: 'A link that brings friends into the same room',
    params: z.strictObject({ id: idSchema }),
    body: z.strictObject({
      /** Without one, the room opens when the first person comes. */
      roomId: idSchema.optional(),
      /** Needed for a private room: only people in it can invite others. */
      lobbyCode: z.string().length(LOBBY_CODE_LENGTH).optional(),
      name: z.string().trim().min(1).max(GUEST_NAME_MAX).optional(),
    }),
    response: successSchema(z.strictObject({ inv: z.string(), url: z.string() })),
  }),
  readInvite: defineEndpoint({
    method: 'GET',
    path: '/api/v1/invites/:inv/',
    tag: 'games',
    summary: 'Who invites to which game',
    params: z.strictObject({ inv: z.string().max(200) }),
    response: successSchema(
      z.strictObject({
        inviter: z.string(),
        game: z.string(),
        gameSlug: z.string(),
        isRoomOpen: z.boolean(),
        /** `none` has no room yet: it opens when the first person comes. */
        room: z.enum(['none', 'open', 'closed']),
        /** People in the room now. */
        players: z.number().int().min(0),
      }),
    ),
  }),
  listGameAssets: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/assets/',
    tag: 'games',
    summary: 'The pictures and sounds of a game, for whoever has something to say about one of them',
    params: z.strictObject({ id: idSchema }),
    response: successSchema(
      z.array(z.strictObject({ name: z.string(), kind: z.enum(['image', 'sound']), file: z.string() })),
    ),
  }),
  listLeaderboards: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/leaderboards/',
    tag: 'games',
    summary: 'The leaderboards of a game with their first places and the place of the signed-in player',
    params: z.strictObject({ id: idSchema }),
    response: successSchema(z.array(leaderboardSchema).max(LEADERBOARDS_SHOWN)),
  }),
  readLeaderboard: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/leaderboards/:leaderboard/',
    tag: 'games',
    summary: 'The best scores of a game',
    params: z.strictObject({ id: idSchema, leaderboard: z.string().min(1).max(60) }),
    /** `world` counts the scores of all maps of the game's world together. */
    query: z.strictObject({ scope: z.enum(['game', 'world']).default('game') }),
    response: successSchema(
      z.array(z.strictObject({ place: z.number().int(), name: z.string(), score: z.number() })),
    ),
  }),
};
