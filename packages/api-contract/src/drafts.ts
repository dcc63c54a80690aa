import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { emptySuccessSchema, successSchema } from './envelope.ts';
import { gameCardSchema } from './games.ts';
import {
  GAMES_PER_PAGE,
  NOTES_MAX,
  RELEASES_LISTED_MAX,
  USERNAME_MAX,
  VERSION_NAME_MAX,
  VERSIONS_LISTED_MAX,
} from './limits.ts';

const idSchema = z.string().min(1).max(64);
const gameParams = z.strictObject({ id: idSchema });
const moment = z.string();
const TITLE_SENT_MAX = 1000;

/** A user's permissions for a game's draft. */
export const draftRoleSchema = z.enum(['owner', 'editor', 'viewer']);
export type DraftRole = z.infer<typeof draftRoleSchema>;

/** A game that the user owns or collaborates on, as shown on the start screen. */
const creationSchema = z.strictObject({
  _id: z.string(),
  gameSlug: z.string(),
  title: z.string(),
  cover: z.string().nullable(),
  role: draftRoleSchema,
  /** Null before the first release. */
  release: z.number().int().nullable(),
  /** Whether the draft differs from the live release. */
  hasChanges: z.boolean(),
  /** Playable by its link, but not listed. */
  isUnlisted: z.boolean(),
  playing: z.number().int().min(0),
  playsThisWeek: z.number().int().min(0),
  editedAt: moment,
  editedBy: z.string().nullable(),
  collaborators: z.array(z.string()),
  /** When a game in the trash is deleted for good; null if it is not in the trash. */
  goneAt: moment.nullable(),
});
export type CreatorGame = z.infer<typeof creationSchema>;

const versionSchema = z.strictObject({
  id: idSchema,
  /** Empty for automatic versions. */
  name: z.string(),
  createdAt: moment,
  createdBy: z.string().nullable(),
});
export type Version = z.infer<typeof versionSchema>;

const releaseSchema = z.strictObject({
  release: z.number().int(),
  notes: z.string(),
  engineVersion: z.string(),
  createdAt: moment,
  createdBy: z.string().nullable(),
  isLive: z.boolean(),
});
export type Release = z.infer<typeof releaseSchema>;

const collaboratorSchema = z.strictObject({
  userId: z.string(),
  username: z.string(),
  profilePicture: z.string().nullable(),
  role: draftRoleSchema,
});
export type Collaborator = z.infer<typeof collaboratorSchema>;

const documentSchema = z.record(z.string(), z.unknown());

/** Higher than the number of edits and deleted types that a draft keeps. */
const PAST_LENGTH_MAX = 500;
const STEP_LABEL_MAX = 500;

/** The history of a draft: its deleted types and its log of edits. */
const pastSchema = z.strictObject({
  /** Deleted types, in the format that drafts store. */
  trash: z.array(documentSchema).max(PAST_LENGTH_MAX),
  /** Edits, oldest first. All of them are attributed to the user who adopts the game. */
  log: z
    .array(z.strictObject({ label: z.string().max(STEP_LABEL_MAX), at: z.number() }))
    .max(PAST_LENGTH_MAX),
});

export const draftEndpoints = {
  listCreations: defineEndpoint({
    method: 'GET',
    path: '/api/v1/creations/',
    tag: 'drafts',
    summary: 'Lists the user’s games and games shared with them, most recently edited first',
    query: z.strictObject({ trash: z.enum(['true', 'false']).optional() }),
    response: successSchema(z.array(creationSchema)),
  }),
  createGame: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/custom',
    tag: 'drafts',
    summary: 'Creates a game from a starter game or an open-source game',
    body: z.strictObject({
      game: z.strictObject({
        /**
         * Allows more than `limits.TITLE_MAX` of the game format, so that a long title gets a specific error message
         * instead of a validation error.
         */
        title: z.string().max(TITLE_SENT_MAX),
        sandboxMode: z.literal('advanced'),
        /** Empty for any region. */
        preferredRegion: z.string().max(40),
      }),
      templateInfo: z.strictObject({ templateSlug: z.string().min(1).max(100) }),
    }),
    response: successSchema(
      z.strictObject({
        _id: z.string(),
        gameSlug: z.string(),
        releases: z.array(z.strictObject({ release: z.number().int() })),
      }),
    ),
  }),
  /** Creates a game from a file, or from a game that was started without an account. */
  adoptGame: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/adopt',
    tag: 'drafts',
    summary: 'Creates a game from a document. The editor shows problems, if there are any',
    body: z.strictObject({
      title: z.string().max(TITLE_SENT_MAX),
      document: documentSchema,
      /** The game that this one was copied from. Its cover is shown until the new game has its own. */
      templateSlug: z.string().min(1).max(100).optional(),
      /** History of a game that was started without an account. */
      past: pastSchema.optional(),
    }),
    response: successSchema(z.strictObject({ _id: z.string(), gameSlug: z.string() })),
  }),
  /** Everything the editor needs to open a game. */
  openGame: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/by-slug/:gameSlug/draft/',
    tag: 'drafts',
    summary: 'Returns the user’s role in a draft and the address to connect to',
    params: z.strictObject({ gameSlug: idSchema }),
    response: successSchema(
      z.strictObject({
        _id: z.string(),
        gameSlug: z.string(),
        title: z.string(),
        role: draftRoleSchema,
        release: z.number().int().nullable(),
        isOpenSource: z.boolean(),
        isUnlisted: z.boolean(),
        cover: z.string().nullable(),
        engineVersion: z.string(),
        /** Maximum players per room in the owner's plan; null for no limit. */
        playersLimit: z.number().int().nullable(),
        /** Hours that the owner's plan keeps rooms without players; null for no limit, 0 if it keeps none. */
        sleepHours: z.number().int().nullable(),
        /** The path of the editing socket. */
        socket: z.string(),
      }),
    ),
  }),
  readGameData: defineEndpoint({
    method: 'GET',
    path: '/api/game/:id/game-data-for-creators/',
    tag: 'drafts',
    summary: 'Returns the full document of a game or of another map in its world',
    params: gameParams,
    query: z.strictObject({ mapId: idSchema.optional() }),
    response: documentSchema,
  }),
  listTemplates: defineEndpoint({
    method: 'GET',
    path: '/api/v1/templates/',
    tag: 'drafts',
    summary:
      'Lists games to start from: all starter games in their fixed order, then popular open-source games',
    response: successSchema(
      z.strictObject({
        starters: z.array(gameCardSchema),
        others: z.array(gameCardSchema).max(GAMES_PER_PAGE),
      }),
    ),
  }),
  /** Returns the document that a new game starts with. Does not require an account. */
  readTemplate: defineEndpoint({
    method: 'GET',
    path: '/api/v1/templates/:templateSlug/',
    tag: 'drafts',
    summary: 'Returns the document of a starter game or an open-source game',
    params: z.strictObject({ templateSlug: z.string().min(1).max(100) }),
    response: documentSchema,
  }),
  publishDraft: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/:id/draft/publish/',
    tag: 'drafts',
    summary: 'Publishes the stored draft as the next release and makes it live',
    params: gameParams,
    body: z.strictObject({
      notes: z.string().max(NOTES_MAX).default(''),
      isOpenSource: z.boolean().optional(),
      /** Playable by its link, but not listed. If omitted, it does not change. */
      isUnlisted: z.boolean().optional(),
      /** File name of an uploaded image. */
      cover: z.string().max(200).optional(),
    }),
    response: successSchema(
      z.strictObject({ _id: z.string(), gameSlug: z.string(), release: z.number().int() }),
    ),
  }),
  listReleases: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/releases/',
    tag: 'drafts',
    summary: 'Lists a game’s releases, newest first',
    params: gameParams,
    response: successSchema(z.array(releaseSchema).max(RELEASES_LISTED_MAX)),
  }),
  listVersions: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/versions/',
    tag: 'drafts',
    summary: 'Lists a draft’s saved versions, newest first',
    params: gameParams,
    response: successSchema(z.array(versionSchema).max(VERSIONS_LISTED_MAX)),
  }),
  saveVersion: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/:id/versions/',
    tag: 'drafts',
    summary: 'Saves the current draft as a named version',
    params: gameParams,
    body: z.strictObject({ name: z.string().trim().min(1).max(VERSION_NAME_MAX) }),
    response: successSchema(versionSchema),
  }),
  readVersion: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/versions/:version/',
    tag: 'drafts',
    summary: 'Returns the document of a saved version; restoring it is a normal edit',
    params: z.strictObject({ id: idSchema, version: idSchema }),
    response: documentSchema,
  }),
  readRelease: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/releases/:release/',
    tag: 'drafts',
    summary: 'Returns a release’s document, for users who can view the draft',
    params: z.strictObject({ id: idSchema, release: z.coerce.number().int().min(1) }),
    response: documentSchema,
  }),
  trashGame: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/games/:id/',
    tag: 'drafts',
    summary: 'Moves a game to the trash, where it can be restored for a limited time',
    params: gameParams,
    response: emptySuccessSchema,
  }),
  restoreGame: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/:id/restore/',
    tag: 'drafts',
    summary: 'Restores a game from the trash',
    params: gameParams,
    response: emptySuccessSchema,
  }),
  listCollaborators: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/collaborators/',
    tag: 'drafts',
    summary: 'Lists a draft’s collaborators',
    params: gameParams,
    response: successSchema(z.array(collaboratorSchema)),
  }),
  addCollaborator: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/:id/collaborators/',
    tag: 'drafts',
    summary: 'Invites a user by username, or changes a collaborator’s role',
    params: gameParams,
    body: z.strictObject({
      username: z.string().min(1).max(USERNAME_MAX),
      role: z.enum(['editor', 'viewer']),
    }),
    response: successSchema(z.array(collaboratorSchema)),
  }),
  removeCollaborator: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/games/:id/collaborators/:userId/',
    tag: 'drafts',
    summary: 'Removes a collaborator from a draft immediately; users can remove themselves',
    params: z.strictObject({ id: idSchema, userId: idSchema }),
    response: successSchema(z.array(collaboratorSchema)),
  }),
  transferGame: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/:id/transfer/',
    tag: 'drafts',
    summary: 'Makes a collaborator the owner; the former owner becomes an editor',
    params: gameParams,
    body: z.strictObject({ userId: idSchema }),
    response: successSchema(z.array(collaboratorSchema)),
  }),
  createCollaboratorLink: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/:id/collaborator-links/',
    tag: 'drafts',
    summary: 'Creates an invite link that makes anyone who opens it a collaborator; it is valid for a week',
    params: gameParams,
    body: z.strictObject({ role: z.enum(['editor', 'viewer']) }),
    response: successSchema(z.strictObject({ token: z.string(), url: z.string() })),
  }),
  acceptCollaboratorLink: defineEndpoint({
    method: 'POST',
    path: '/api/v1/collaborator-links/:token/',
    tag: 'drafts',
    summary: 'Joins a game as a collaborator with an invite link',
    params: z.strictObject({ token: z.string().min(1).max(200) }),
    response: successSchema(z.strictObject({ gameSlug: z.string(), role: draftRoleSchema })),
  }),
  uploadAsset: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/:id/assets/',
    tag: 'drafts',
    summary: 'Checks, re-encodes, and stores an image or a sound that the draft can then use',
    params: gameParams,
    upload: true,
    response: successSchema(
      z.strictObject({
        file: z.string(),
        kind: z.enum(['image', 'sound']),
        width: z.number().int().nullable(),
        height: z.number().int().nullable(),
      }),
    ),
  }),
  openTestRoom: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/:id/test-rooms/',
    tag: 'drafts',
    summary: 'Publishes the draft as a temporary, unlisted release and opens a private room for it',
    params: gameParams,
    response: successSchema(
      z.strictObject({
        url: z.string(),
        /**
         * The same link for phones: with the public address, or, if that is localhost, with each address in the local
         * network. Empty if phones cannot reach the server.
         */
        networkUrls: z.array(z.string()),
        lobbyCode: z.string(),
        expiresAt: moment,
      }),
    ),
  }),
};
