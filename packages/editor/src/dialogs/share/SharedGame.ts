import type { ApiClient, Collaborator, DraftRole } from '@playloom/api-contract';

/** The fields of a game that the share dialog needs. */
export interface SharedGame {
  readonly id: string;
  readonly slug: string;
  readonly role: DraftRole;
}

/** Leads from a message about problems of the game to the place that lists them. */
export interface ProblemsLink {
  readonly label: string;
  readonly open: () => void;
}

/** Changes the collaborators. If the server refuses, shows the reason and resolves to false. */
export type ChangeCollaborators = (
  ask: (client: ApiClient) => Promise<{ data: Collaborator[] }>,
) => Promise<boolean>;
