import type { PublicConfig } from '@playloom/api-contract';
import { redirect } from 'react-router';

/** Redirects to the external forum if one is configured. */
export function redirectToExternalForum({ forumUrl }: PublicConfig): void {
  if (forumUrl !== null && forumUrl !== '/forum') throw redirect(forumUrl);
}
