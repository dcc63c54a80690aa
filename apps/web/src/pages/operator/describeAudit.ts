import type { AuditAction, AuditEntry } from '@playloom/api-contract';
import { describeQueue } from './describeQueue.ts';

const ACTION_LABELS: Record<AuditAction, string> = {
  'role.change': 'Role changed',
  'sessions.end': 'Logged out everywhere',
  'two-factor.reset': 'Two-factor login reset',
  'account.ban': 'Account banned',
  'account.mute': 'Account muted',
  'account.pardon': 'Ban or mute lifted',
  'birth-date.correct': 'Date of birth corrected',
  'coins.adjust': 'Coins adjusted',
  'coins.refund': 'Purchase refunded',
  'payout.pay': 'Payout paid',
  'payout.return': 'Payout rejected',
  'payout.show': 'Payout details viewed',
  'report.resolve': 'Report resolved',
  'report.dismiss': 'Report dismissed',
  'game.hide': 'Game hidden',
  'game.show': 'Game shown again',
  'copyright.remove': 'Copyright claim accepted',
  'copyright.reject': 'Copyright claim rejected',
  'copyright.restore': 'Game restored after counter-notice',
  'copyright.keep': 'Counter-notice rejected',
  'topic.moderate': 'Topic moderated',
  'post.remove': 'Post removed',
  'message.answer': 'Message answered',
  'message.reopen': 'Message reopened',
  'job.retry': 'Job retried',
  'notice.set': 'Site notice published',
  'notice.end': 'Site notice removed',
  'agreement.publish': 'Agreement published',
  'season.rename': 'Season renamed',
};

/** Names an action. An action of another version of the server keeps its id. */
export function describeAuditAction(action: string): string {
  return (ACTION_LABELS as Partial<Record<string, string>>)[action] ?? action;
}

const DETAIL_LABELS: Partial<Record<string, string>> = {
  amount: 'Coins',
  before: 'Previous title',
  category: 'Category',
  claim: 'Claim',
  coins: 'Coins',
  from: 'From',
  isDeleted: 'Deleted',
  isLocked: 'Locked',
  isMailed: 'Reply sent',
  isPinned: 'Pinned',
  isSandbox: 'Test payout',
  job: 'Job',
  kind: 'Kind',
  message: 'Message',
  move: 'Transaction',
  number: 'Number',
  payout: 'Payout',
  queue: 'Queue',
  report: 'Report',
  title: 'Title',
  to: 'To',
  topic: 'Topic',
  type: 'Agreement',
};

/** Lists the old value before the new one. The database does not keep the order of the details. */
export function describeAuditDetails(details: AuditEntry['details']): string[] {
  const { from, ...rest } = details;
  const ordered = from === undefined ? rest : { from, ...rest };
  return Object.entries(ordered).map(([name, value]) => {
    if (name === 'days')
      return value === null ? 'Permanent' : `For ${String(value)} ${value === 1 ? 'day' : 'days'}`;
    return `${DETAIL_LABELS[name] ?? name}: ${describeValue(name, value)}`;
  });
}

function describeValue(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (name === 'queue') return describeQueue(String(value));
  if (name === 'type') return value === 'tos' ? 'Terms and Conditions' : 'Privacy Policy';
  return String(value);
}

/** Names the staff member. An entry loses its actor if the account is deleted, and `npm run operator` has none. */
export function describeAuditActor({ actor, action }: Pick<AuditEntry, 'actor' | 'action'>): string {
  if (actor !== null) return actor;
  return action === 'role.change' ? 'Command line or deleted account' : 'Deleted account';
}
