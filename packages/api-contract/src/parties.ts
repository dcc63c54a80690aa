import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { emptySuccessSchema, successSchema } from './envelope.ts';
import { PARTY_MEMBERS_MAX, PARTY_SECRET_MAX, USERNAME_MAX } from './limits.ts';
import { personSchema } from './user.ts';

/** Where a member is. A game that is unlisted, or that the viewer may not see, is not named: its player is online. */
const partyMemberSchema = personSchema.extend({
  isLeader: z.boolean(),
  isSelf: z.boolean(),
  state: z.enum(['online', 'playing', 'away']),
  playing: z.strictObject({ title: z.string(), gameSlug: z.string() }).nullable(),
});
export type PartyMember = z.infer<typeof partyMemberSchema>;

/** The room to which the leader has called the party, while the leader is in it. */
const partyGameSchema = z.strictObject({
  /** Changes with each call, so that pages ask their user once. */
  callId: z.string(),
  title: z.string(),
  gameSlug: z.string(),
  /** The code of a private room. */
  roomCode: z.string().nullable(),
  /** Whether the call is so recent that members are asked to join. */
  isNew: z.boolean(),
  /** Whether the viewer is in this room. */
  isHere: z.boolean(),
  /** Members in this room, including the leader. */
  joined: z.number().int().min(0),
  freeSeats: z.number().int().min(0),
  maxPlayers: z.number().int().min(1),
});
export type PartyGame = z.infer<typeof partyGameSchema>;

const partySchema = z.strictObject({
  _id: z.string(),
  /** The invite link. Everyone with it can join. */
  link: z.string(),
  /** Id of the chat channel. */
  channel: z.string(),
  unread: z.number().int().min(0),
  isLeader: z.boolean(),
  /** Whether the viewer joins the leader's games after a countdown. */
  autoJoin: z.boolean(),
  /** In the order in which they joined. */
  members: z.array(partyMemberSchema).max(PARTY_MEMBERS_MAX),
  game: partyGameSchema.nullable(),
});
export type Party = z.infer<typeof partySchema>;

const partyInvitationSchema = z.strictObject({
  leader: personSchema,
  members: z.number().int().min(1),
  /** `member`: the viewer is in this party. `elsewhere`: the viewer is in another party and would leave it. */
  state: z.enum(['open', 'full', 'member', 'elsewhere']),
});
export type PartyInvitation = z.infer<typeof partyInvitationSchema>;

/**
 * A page reloads the party on this message. It names nobody, because each member may see other things. `removed` and
 * `ended` tell a former member why the party is gone.
 */
export interface PartyServerMessage {
  readonly kind: 'party';
  readonly change: 'changed' | 'removed' | 'ended';
}

const secretParams = z.strictObject({ secret: z.string().min(1).max(PARTY_SECRET_MAX) });
const usernameSchema = z.string().min(1).max(USERNAME_MAX);

const membershipEndpoints = {
  readParty: defineEndpoint({
    method: 'GET',
    path: '/api/v1/party/',
    tag: 'parties',
    summary: 'Returns the user’s party; null if they are in none',
    response: successSchema(partySchema.nullable()),
  }),
  createParty: defineEndpoint({
    method: 'POST',
    path: '/api/v1/party/',
    tag: 'parties',
    summary: 'Creates a party with the user as its leader',
    response: successSchema(partySchema),
  }),
  leaveParty: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/party/',
    tag: 'parties',
    summary: 'Leaves the party; the longest member becomes its leader',
    response: emptySuccessSchema,
  }),
  readPartyInvitation: defineEndpoint({
    method: 'GET',
    path: '/api/v1/party/invitations/:secret/',
    tag: 'parties',
    summary: 'Returns whose party an invite link belongs to',
    params: secretParams,
    response: successSchema(partyInvitationSchema),
  }),
  joinParty: defineEndpoint({
    method: 'POST',
    path: '/api/v1/party/invitations/:secret/join/',
    tag: 'parties',
    summary: 'Joins the party of an invite link',
    params: secretParams,
    /** Without `leavesOther`, a user who is in another party is refused, so that pages ask first. */
    body: z.strictObject({ leavesOther: z.boolean() }),
    response: successSchema(partySchema),
  }),
};

const leaderEndpoints = {
  inviteToParty: defineEndpoint({
    method: 'POST',
    path: '/api/v1/party/invite/',
    tag: 'parties',
    summary: 'Invites a friend to the party, and creates it if there is none',
    body: z.strictObject({ username: usernameSchema }),
    /** False if this friend was notified a moment ago; they are not notified again. */
    response: successSchema(z.strictObject({ party: partySchema, isNew: z.boolean() })),
  }),
  renewPartyLink: defineEndpoint({
    method: 'POST',
    path: '/api/v1/party/link/',
    tag: 'parties',
    summary: 'Replaces the invite link, so that the old one no longer works; only the leader',
    response: successSchema(partySchema),
  }),
  removePartyMember: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/party/members/:username/',
    tag: 'parties',
    summary: 'Removes a member, who can come back only when the leader invites them; only the leader',
    params: z.strictObject({ username: usernameSchema }),
    response: successSchema(partySchema),
  }),
  handOverParty: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/party/leader/',
    tag: 'parties',
    summary: 'Makes another member the leader; only the leader',
    body: z.strictObject({ username: usernameSchema }),
    response: successSchema(partySchema),
  }),
  callParty: defineEndpoint({
    method: 'POST',
    path: '/api/v1/party/call/',
    tag: 'parties',
    summary: 'Asks the members to join the room that the leader is in; only the leader',
    response: successSchema(partySchema),
  }),
  setPartyAutoJoin: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/party/auto-join/',
    tag: 'parties',
    summary: 'Sets whether the user joins the leader’s games after a countdown',
    body: z.strictObject({ autoJoin: z.boolean() }),
    response: successSchema(partySchema),
  }),
};

export const partyEndpoints = { ...membershipEndpoints, ...leaderEndpoints };
