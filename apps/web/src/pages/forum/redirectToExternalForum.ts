import type { PublicConfig } from '@playloom/api-contract';
import { redirect } from 'react-router';

/** If an external forum is configured, all forum pages redirect to it. */
export function redirectToExternalForum({ forumUrl }: PublicConfig): void {
  if (forumUrl !== null && forumUrl !== '/forum') throw redirect(forumUrl);
}
