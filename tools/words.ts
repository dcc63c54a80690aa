import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkWords } from './check/words/checkWords.ts';
import { formatCounts, formatFinding } from './check/words/formatFinding.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { counts: { type: 'boolean' }, rule: { type: 'string' } },
});
process.chdir(resolve(import.meta.dirname, '..'));

const paths = positionals.map((path) => path.replace(/^\.\//, '').replace(/\/$/, ''));
const findings = checkWords('.', paths).filter(
  (finding) => values.rule === undefined || finding.rule === values.rule,
);
if (!values.counts) for (const finding of findings) console.log(formatFinding(finding));
if (findings.length > 0) {
  console.log(['', `${findings.length} findings, by rule:`, ...formatCounts(findings)].join('\n'));
  process.exitCode = 1;
}
