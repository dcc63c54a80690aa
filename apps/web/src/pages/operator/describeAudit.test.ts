import { auditActions } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { describeAuditAction, describeAuditActor, describeAuditDetails } from './describeAudit.ts';

it.each([
  [{ to: 'operator', from: 'user' }, ['From: user', 'To: operator']],
  [{ days: null }, ['Permanent']],
  [{ days: 1 }, ['For 1 day']],
  [{ days: 7 }, ['For 7 days']],
  [{ queue: 'prove-books' }, ['Queue: Ledger check']],
  [{ isMailed: true }, ['Reply sent: yes']],
  [{ type: 'tos', number: 2 }, ['Agreement: Terms and Conditions', 'Number: 2']],
])('describes the details %j without ids of fields', (details, texts) => {
  expect(describeAuditDetails(details)).toEqual(texts);
});

it('describes every action in words of its own', () => {
  const labels = auditActions.map(describeAuditAction);
  expect(new Set(labels).size).toBe(auditActions.length);
  expect(labels.filter((label) => /^[a-z]|\./.test(label))).toEqual([]);
});

it('names the command line only where it can be the actor', () => {
  expect(describeAuditActor({ actor: 'ada', action: 'role.change' })).toBe('ada');
  expect(describeAuditActor({ actor: null, action: 'role.change' })).toBe('Command line or deleted account');
  expect(describeAuditActor({ actor: null, action: 'account.ban' })).toBe('Deleted account');
});
