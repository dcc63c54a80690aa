import type { WordFinding } from './WordRule.ts';

/** Formats a finding as one line. */
export function formatFinding({ file, line, words, better, reason }: WordFinding): string {
  return `${file}:${line}  "${words}"  better: ${better}  (${reason})`;
}

/** Lists a line for each rule with findings, most findings first. */
export function formatCounts(findings: readonly WordFinding[]): string[] {
  const counts = new Map<string, number>();
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([rule, count]) => `${String(count).padStart(6)}  ${rule}`);
}
