import { addMilliseconds, type WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import { broadcastParty } from '../../people/parties/broadcastParty.ts';
import { LEADER_AWAY_MS, PARTY_IDLE_MS } from '../../people/parties/limits.ts';
import { locateMembers } from '../../people/parties/locateMembers.ts';
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

/** Ends parties that no one has come back to, and gives those whose leader is away to the longest member online. */
export async function settleParties(services: WithClock & WithDatabase & WithLive): Promise<void> {
  for (let after = FIRST_ID; ;) {
    const parties = await listPartiesAfter(services.db, after, PARTIES_AT_ONCE);
    if (parties.length === 0) return;
    await settlePage(services, parties);
    after = parties.at(-1)!.id;
  }
}

async function settlePage(
  services: WithClock & WithDatabase & WithLive,
  parties: readonly PartyRow[],
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const ids = parties.map(({ id }) => id);
  const members = Map.groupBy(await listPartyMembers(db, ids), ({ partyId }) => partyId);
  const { online } = await locateMembers(db, [...members.values()].flat(), now, LEADER_AWAY_MS);
  const isOnline = ({ userId }: PartyMemberRow): boolean => online.has(userId);
  const alive = parties.filter(({ id }) => members.get(id)?.some(isOnline));
  await updatePartyOnline(
    db,
    alive.map(({ id }) => id),
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
