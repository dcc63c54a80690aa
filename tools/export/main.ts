import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { checkExport } from './checkExport.ts';
import { describeReport } from './describeReport.ts';

/** `npm run export:check -- game.zip`: checks an exported game against the limits of portals. */
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Usage: npm run export:check -- <file.zip>');
  process.exitCode = 2;
} else if (!existsSync(file)) {
  console.error(`${file} does not exist.`);
  process.exitCode = 1;
} else {
  const lines = describeReport(await checkExport(await readFile(file)));
  for (const { isGood, text } of lines) console.log(`${isGood ? 'ok    ' : 'FAILED'} ${text}`);
  process.exitCode = lines.every(({ isGood }) => isGood) ? 0 : 1;
}
