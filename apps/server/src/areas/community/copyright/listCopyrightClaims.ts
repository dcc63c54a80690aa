import type { CopyrightClaim, Endpoints, EndpointQuery } from '@playloom/api-contract';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { selectClaims, type CopyrightClaimRow, type ListedClaim } from './copyrightQueries.ts';
import { slicePage, getPaging } from '../../../http/paging.ts';

export async function listCopyrightClaims(
  { db }: WithDatabase,
  { state, page }: EndpointQuery<Endpoints['listCopyrightClaims']>,
): Promise<{ claims: CopyrightClaim[]; hasMore: boolean }> {
  const { shown, hasMore } = slicePage(await selectClaims(db, state, getPaging(page)));
  return { claims: shown.map(presentClaim), hasMore };
}

function presentClaim({ claim, game, creator, account }: ListedClaim): CopyrightClaim {
  const { id, number, state, content, name, email, address, work, workLink, signature } = claim;
  const at = claim.createdAt.toISOString();
  return {
    id,
    number,
    state,
    content,
    game: game && creator ? { ...game, creator } : null,
    account,
    claimant: { name, email, address, work, workLink, signature, at },
    counterNotice: presentCounterNotice(claim),
    decision: claim.decision,
    decidedAt: claim.decidedAt?.toISOString() ?? null,
  };
}

/** The fields are empty when the creator's account is deleted. */
function presentCounterNotice(claim: CopyrightClaimRow): CopyrightClaim['counterNotice'] {
  if (claim.counterAt === null) return null;
  return {
    name: claim.counterName ?? 'Deleted account',
    email: claim.counterEmail ?? '',
    address: claim.counterAddress ?? '',
    statement: claim.counterStatement ?? '',
    signature: claim.counterSignature ?? '',
    at: claim.counterAt.toISOString(),
  };
}
