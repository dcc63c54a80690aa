import { eq, or } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import {
  comments,
  follows,
  forumPosts,
  forumRevisions,
  forumSubscriptions,
  forumTopics,
  friendshipsTable,
  gameLikes,
  notifications,
  partyMembers,
  partyRemovals,
  pushSubscriptions,
} from '../../../storage/schema.ts';

/**
 * Reads the social data of a user: follows, likes, comments, forum posts, friendships, notifications and push
 * subscriptions.
 */
export async function exportSocialData(tx: Db, userId: string): Promise<Record<string, unknown>> {
  return {
    follows: await tx.select().from(follows).where(eq(follows.followerId, userId)),
    likes: await tx.select().from(gameLikes).where(eq(gameLikes.userId, userId)),
    comments: await tx.select().from(comments).where(eq(comments.authorId, userId)),
    forumTopics: await tx.select().from(forumTopics).where(eq(forumTopics.authorId, userId)),
    forumPosts: await tx.select().from(forumPosts).where(eq(forumPosts.authorId, userId)),
    forumRevisions: await tx
      .select({ text: forumRevisions.text, writtenAt: forumRevisions.writtenAt })
      .from(forumRevisions)
      .innerJoin(forumPosts, eq(forumPosts.id, forumRevisions.postId))
      .where(eq(forumPosts.authorId, userId)),
    forumSubscriptions: await tx
      .select()
      .from(forumSubscriptions)
      .where(eq(forumSubscriptions.userId, userId)),
    friendships: await tx
      .select()
      .from(friendshipsTable)
      .where(or(eq(friendshipsTable.askerId, userId), eq(friendshipsTable.askedId, userId))),
    // Without the invite link, which belongs to all members.
    parties: await tx
      .select({
        partyId: partyMembers.partyId,
        joinedAt: partyMembers.joinedAt,
        autoJoin: partyMembers.autoJoin,
      })
      .from(partyMembers)
      .where(eq(partyMembers.userId, userId)),
    partyRemovals: await tx.select().from(partyRemovals).where(eq(partyRemovals.userId, userId)),
    notifications: await tx.select().from(notifications).where(eq(notifications.userId, userId)),
    // Endpoints and encryption keys are left out, because they give access to those browsers.
    pushSubscriptions: await tx
      .select({ id: pushSubscriptions.id, createdAt: pushSubscriptions.createdAt })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId)),
  };
}
