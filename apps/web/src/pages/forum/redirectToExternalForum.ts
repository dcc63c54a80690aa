import type { PublicConfig } from '@playloom/api-contract';
import { redirect } from 'react-router';

/** Where another forum is configured, every page of ours leads there. */
export function redirectToExternalForum({ forumUrl }: PublicConfig): void {
  if (forumUrl !== null && forumUrl !== '/forum') throw redirect(forumUrl);
}
