import type { ApiClient, Collaborator, DraftRole } from '@playloom/api-contract';

/** What sharing needs to know of a game. */
export interface SharedGame {
  readonly id: string;
  readonly slug: string;
  readonly role: DraftRole;
}

/** Asks for a change of who builds along; false when it was refused, which is then told. */
export type ChangeCollaborators = (
  ask: (client: ApiClient) => Promise<{ data: Collaborator[] }>,
) => Promise<boolean>;
