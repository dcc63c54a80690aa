import { addMilliseconds, type WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import { broadcastParty } from '../../people/parties/broadcastParty.ts';
import {
  LEADER_AWAY_MS,
  PARTY_CALL_MS,
  PARTY_IDLE_MS,
  PARTY_LOOK_BACK_MS,
  PARTY_ONLINE_STORE_MS,
} from '../../people/parties/limits.ts';
import { locateMembers, type MemberPlaces } from '../../people/parties/locateMembers.ts';
import { lockParties } from '../../people/parties/lockParties.ts';
import {
  deleteIdleParty,
  findParty,
  listPartiesAfter,
  listPartyMembers,
  updatePartyLeader,
  updatePartyOnline,
  type PartyMemberRow,
  type PartyRow,
} from '../../people/parties/partyQueries.ts';

const PARTIES_AT_ONCE = 200;
/** Comes before the id of every party. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Ends parties that no one has come back to, gives those whose leader is away to the longest member online, and makes
 * pages show what has ended by itself: members who went away or lost their room, and calls that are over.
 */
export async function settleParties(services: WithClock & WithDatabase & WithLive): Promise<void> {
  for (let after = FIRST_ID; ;) {
    const parties = await listPartiesAfter(services.db, after, PARTIES_AT_ONCE);
    if (parties.length === 0) return;
    const members = await listPartyMembers(
      services.db,
      parties.map(({ id }) => id),
    );
    await settlePage(services, parties, members);
    await broadcastLapses(services, parties, members);
    after = parties.at(-1)!.id;
  }
}

async function settlePage(
  services: WithClock & WithDatabase & WithLive,
  parties: readonly PartyRow[],
  rows: readonly PartyMemberRow[],
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const members = Map.groupBy(rows, ({ partyId }) => partyId);
  const { online } = await locateMembers(db, rows, now, LEADER_AWAY_MS);
  const isOnline = ({ userId }: PartyMemberRow): boolean => online.has(userId);
  const alive = parties.filter(({ id }) => members.get(id)?.some(isOnline));
  const storedBefore = addMilliseconds(now, -PARTY_ONLINE_STORE_MS);
  await updatePartyOnline(
    db,
    alive.filter(({ onlineAt }) => onlineAt <= storedBefore).map(({ id }) => id),
    now,
  );
  for (const party of alive) {
    const own = members.get(party.id) ?? [];
    const next = own.find(isOnline);
    if (next && !online.has(party.leaderId)) await passLeadership(services, party, own, next.userId);
  }
  const idleSince = addMilliseconds(now, -PARTY_IDLE_MS);
  for (const party of parties)
    if (!alive.includes(party) && party.onlineAt <= idleSince)
      await endParty(services, party, members.get(party.id) ?? [], idleSince);
}

async function passLeadership(
  services: WithDatabase & WithLive,
  { id, leaderId }: PartyRow,
  members: readonly PartyMemberRow[],
  nextId: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockParties(tx, [id]);
    const party = await findParty(tx, id);
    const isThere = (await listPartyMembers(tx, [id])).some(({ userId }) => userId === nextId);
    if (party?.leaderId === leaderId && isThere) await updatePartyLeader(tx, id, nextId);
  });
  broadcastParty(
    services,
    members.map(({ userId }) => userId),
  );
}

async function endParty(
  services: WithDatabase & WithLive,
  { id }: PartyRow,
  members: readonly PartyMemberRow[],
  idleSince: Date,
): Promise<void> {
  if (!(await deleteIdleParty(services.db, id, idleSince))) return;
  broadcastParty(
    services,
    members.map(({ userId }) => userId),
    'ended',
  );
}

/** Tells members what has changed only because time has passed. */
async function broadcastLapses(
  services: WithClock & WithDatabase & WithLive,
  parties: readonly PartyRow[],
  rows: readonly PartyMemberRow[],
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const then = addMilliseconds(now, -PARTY_LOOK_BACK_MS);
  const [before, after] = [await locateMembers(db, rows, then), await locateMembers(db, rows, now)];
  const lapsed = new Set([
    ...rows.filter(({ userId }) => hasLapsed(userId, before, after)).map(({ partyId }) => partyId),
    ...parties.filter((party) => isNewCall(party, then) && !isNewCall(party, now)).map(({ id }) => id),
  ]);
  broadcastParty(
    services,
    rows.filter(({ partyId }) => lapsed.has(partyId)).map(({ userId }) => userId),
  );
}

function hasLapsed(userId: string, before: MemberPlaces, after: MemberPlaces): boolean {
  return (
    before.online.has(userId) !== after.online.has(userId) ||
    before.rooms.get(userId)?.roomId !== after.rooms.get(userId)?.roomId
  );
}

function isNewCall({ calledAt }: PartyRow, now: Date): boolean {
  return calledAt !== null && calledAt > addMilliseconds(now, -PARTY_CALL_MS);
}
