import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, successSchema } from './envelope.ts';
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

/** What somebody may do with a game's draft. */
export const draftRoleSchema = z.enum(['owner', 'editor', 'viewer']);
export type DraftRole = z.infer<typeof draftRoleSchema>;

/** A game of mine, or one I am a collaborator of, as the start screen shows it. */
const creationSchema = z.strictObject({
  _id: z.string(),
  gameSlug: z.string(),
  title: z.string(),
  cover: z.string().nullable(),
  role: draftRoleSchema,
  /** Null before the first release. */
  release: z.number().int().nullable(),
  /** Whether the draft says something that the live release does not. */
  hasChanges: z.boolean(),
  /** Playable by its link, on no list. */
  isUnlisted: z.boolean(),
  playing: z.number().int().min(0),
  playsThisWeek: z.number().int().min(0),
  editedAt: moment,
  editedBy: z.string().nullable(),
  collaborators: z.array(z.string()),
  /** Null unless it lies in the trash; then until when it can come back. */
  goneAt: moment.nullable(),
});
export type Creation = z.infer<typeof creationSchema>;

const versionSchema = z.strictObject({
  id: idSchema,
  /** Empty for those made by themselves. */
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

/** As many steps and deleted types as a draft keeps at most, with room. */
const PAST_LENGTH_MAX = 500;
const STEP_LABEL_MAX = 500;

/** What lies beside a document in a draft. */
const pastSchema = z.strictObject({
  /** Deleted types, as the draft has them. */
  trash: z.array(documentSchema).max(PAST_LENGTH_MAX),
  /** Oldest first. They are the adopter's own, whatever name they had before. */
  log: z
    .array(z.strictObject({ label: z.string().max(STEP_LABEL_MAX), at: z.number() }))
    .max(PAST_LENGTH_MAX),
});

export const draftEndpoints = {
  listCreations: defineEndpoint({
    method: 'GET',
    path: '/api/v1/creations/',
    tag: 'drafts',
    summary: 'Games of the signed-in user and those shared with it, last edited first',
    query: z.strictObject({ trash: z.enum(['true', 'false']).optional() }),
    response: successSchema(z.array(creationSchema)),
  }),
  createGame: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/custom',
    tag: 'drafts',
    summary: 'A new game from a starter or from an open-source game',
    body: z.strictObject({
      game: z.strictObject({
        /** Longer ones than `TITLE_MAX` are refused in words, not as input that does not fit. */
        title: z.string().max(TITLE_SENT_MAX),
        sandboxMode: z.literal('advanced'),
        /** Empty for any. */
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
  /** Takes in a game from a file, or one that was begun without an account. */
  adoptGame: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/adopt',
    tag: 'drafts',
    summary: 'A new game from a document; its problems, if any, are for the editor to show',
    body: z.strictObject({
      title: z.string().max(TITLE_SENT_MAX),
      document: documentSchema,
      /** The game it was begun from, whose cover it shows until it has its own. */
      templateSlug: z.string().min(1).max(100).optional(),
      /** Of a game that was begun without an account. */
      past: pastSchema.optional(),
    }),
    response: successSchema(z.strictObject({ _id: z.string(), gameSlug: z.string() })),
  }),
  /** What the editor needs to open a game. */
  openGame: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/by-slug/:gameSlug/draft/',
    tag: 'drafts',
    summary: 'Who may do what with a draft, and where it is',
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
        /** Players per room that the owner's plan allows; null has no limit. */
        playersLimit: z.number().int().nullable(),
        /** The path of the editing socket. */
        socket: z.string(),
      }),
    ),
  }),
  readGameData: defineEndpoint({
    method: 'GET',
    path: '/api/game/:id/game-data-for-creators/',
    tag: 'drafts',
    summary: 'The whole document of a game, or of another map of its world',
    params: gameParams,
    query: z.strictObject({ mapId: idSchema.optional() }),
    response: documentSchema,
  }),
  listTemplates: defineEndpoint({
    method: 'GET',
    path: '/api/v1/templates/',
    tag: 'drafts',
    summary: 'Games to start from: all starters in their fixed order, then popular open-source games',
    response: successSchema(
      z.strictObject({
        starters: z.array(gameCardSchema),
        others: z.array(gameCardSchema).max(GAMES_PER_PAGE),
      }),
    ),
  }),
  /** What a game begins with, for those who have no account yet too. */
  readTemplate: defineEndpoint({
    method: 'GET',
    path: '/api/v1/templates/:templateSlug/',
    tag: 'drafts',
    summary: 'The document of a starter or of an open-source game',
    params: z.strictObject({ templateSlug: z.string().min(1).max(100) }),
    response: documentSchema,
  }),
  publishDraft: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/:id/draft/publish/',
    tag: 'drafts',
    summary: 'Freezes the stored draft as the next release and makes it the one everybody plays',
    params: gameParams,
    body: z.strictObject({
      notes: z.string().max(NOTES_MAX).default(''),
      isOpenSource: z.boolean().optional(),
      /** Playable by its link and on no list; without it, it stays what it is. */
      isUnlisted: z.boolean().optional(),
      /** File name of an uploaded picture. */
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
    summary: 'Releases of a game, newest first',
    params: gameParams,
    response: successSchema(z.array(releaseSchema).max(RELEASES_LISTED_MAX)),
  }),
  listVersions: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/versions/',
    tag: 'drafts',
    summary: 'Kept versions of a draft, newest first',
    params: gameParams,
    response: successSchema(z.array(versionSchema).max(VERSIONS_LISTED_MAX)),
  }),
  saveVersion: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/:id/versions/',
    tag: 'drafts',
    summary: 'Keeps the draft as it is now, under a name',
    params: gameParams,
    body: z.strictObject({ name: z.string().trim().min(1).max(VERSION_NAME_MAX) }),
    response: successSchema(versionSchema),
  }),
  readVersion: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/versions/:version/',
    tag: 'drafts',
    summary: 'The document of a kept version; restoring it is an edit like any other',
    params: z.strictObject({ id: idSchema, version: idSchema }),
    response: documentSchema,
  }),
  readRelease: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/releases/:release/',
    tag: 'drafts',
    summary: 'The document of a release, for those who may read the draft',
    params: z.strictObject({ id: idSchema, release: z.coerce.number().int().min(1) }),
    response: documentSchema,
  }),
  trashGame: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/games/:id/',
    tag: 'drafts',
    summary: 'Puts a game into the trash, from which it can come back for a while',
    params: gameParams,
    response: doneSchema,
  }),
  restoreGame: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/:id/restore/',
    tag: 'drafts',
    summary: 'Takes a game out of the trash',
    params: gameParams,
    response: doneSchema,
  }),
  listCollaborators: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/collaborators/',
    tag: 'drafts',
    summary: 'Who may edit or look at a draft',
    params: gameParams,
    response: successSchema(z.array(collaboratorSchema)),
  }),
  addCollaborator: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/:id/collaborators/',
    tag: 'drafts',
    summary: 'Invites somebody by name; changes the role of one who is there',
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
    summary: 'Ends somebody’s part in a draft at once; one’s own too',
    params: z.strictObject({ id: idSchema, userId: idSchema }),
    response: successSchema(z.array(collaboratorSchema)),
  }),
  transferGame: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/:id/transfer/',
    tag: 'drafts',
    summary: 'Makes a collaborator the owner; the former one stays as an editor',
    params: gameParams,
    body: z.strictObject({ userId: idSchema }),
    response: successSchema(z.array(collaboratorSchema)),
  }),
  createCollaboratorLink: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/:id/collaborator-links/',
    tag: 'drafts',
    summary: 'A link that makes whoever follows it a collaborator, for a week',
    params: gameParams,
    body: z.strictObject({ role: z.enum(['editor', 'viewer']) }),
    response: successSchema(z.strictObject({ token: z.string(), url: z.string() })),
  }),
  acceptCollaboratorLink: defineEndpoint({
    method: 'POST',
    path: '/api/v1/collaborator-links/:token/',
    tag: 'drafts',
    summary: 'Joins the collaborators of the game a link belongs to',
    params: z.strictObject({ token: z.string().min(1).max(200) }),
    response: successSchema(z.strictObject({ gameSlug: z.string(), role: draftRoleSchema })),
  }),
  uploadAsset: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/:id/assets/',
    tag: 'drafts',
    summary: 'Stores a picture or a sound, checked and made anew; the draft then names its file',
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
    summary: 'Makes the draft a release that is listed nowhere and expires, in a private room',
    params: gameParams,
    response: successSchema(
      z.strictObject({
        url: z.string(),
        /** The same for a device on a network of this machine, one for each; none when the server cannot be reached from there. */
        networkUrls: z.array(z.string()),
        lobbyCode: z.string(),
        expiresAt: moment,
      }),
    ),
  }),
};
