import type { WordFinding } from './WordRule.ts';

/** A line for each finding. */
export function formatFinding({ file, line, words, better, reason }: WordFinding): string {
  return `${file}:${line}  "${words}"  better: ${better}  (${reason})`;
}

/** A line for each rule that found something, most findings first. */
export function formatCounts(findings: readonly WordFinding[]): string[] {
  const counts = new Map<string, number>();
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([rule, count]) => `${String(count).padStart(6)}  ${rule}`);
}
