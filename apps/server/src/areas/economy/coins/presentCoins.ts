import type { CoinTransaction, CoinReceipt } from '@playloom/api-contract';
import type { UserCoinTransaction } from './coinQueries.ts';
import type { CompletedLedgerTransaction } from './runLedgerTransaction.ts';

export function presentReceipt({ move, entries }: CompletedLedgerTransaction, userId: string): CoinReceipt {
  const own = entries.find(({ account }) => account.userId === userId);
  return { id: move.id, amount: move.amount.toString(), balance: (own?.totalAfter ?? 0n).toString() };
}

export function presentCoinTransaction({
  id,
  at,
  kind,
  amount,
  balance,
  username,
  slug,
  title,
  subject,
}: UserCoinTransaction): CoinTransaction {
  const game = slug !== null && title !== null ? { slug, title } : null;
  return { id, at: at.toISOString(), kind, amount, balance, username, game, subject };
}

const COLUMNS = ['at', 'kind', 'amount', 'balance', 'username', 'game', 'subject'];

export function formatCoinTransactionsCsv(moves: readonly CoinTransaction[]): string {
  const lines = moves.map(({ at, kind, amount, balance, username, game, subject }) =>
    [at, kind, amount, balance, username ?? '', game?.title ?? '', subject].map(writeCell).join(','),
  );
  return `${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
}

/**
 * Writes a CSV cell. Spreadsheets execute cells that begin like a formula, and other users choose the names of games.
 * Only numbers may begin with a minus.
 */
function writeCell(text: string): string {
  const safe = /^[=+@\t\r]|^-(?![0-9]+$)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
