const QUEUE_LABELS: Partial<Record<string, string>> = {
  mail: 'Emails',
  analytics: 'Analytics',
  notice: 'Notifications',
  push: 'Push notifications',
  cover: 'Game covers',
  'cancel-subscription': 'Subscription cancellations',
  'clean-up': 'Cleanup',
  parties: 'Parties',
  'roll-up': 'Dashboard statistics',
  'prove-books': 'Ledger check',
};

/** Names a job queue. A queue of another version of the server keeps its id. */
export function describeQueue(name: string): string {
  return QUEUE_LABELS[name] ?? name;
}
