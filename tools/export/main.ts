import { readFile } from 'node:fs/promises';
import { checkExport } from './checkExport.ts';
import { describeReport } from './describeReport.ts';

/** `npm run export:check -- game.zip`: what a portal would say about an exported game. */
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Say which: npm run export:check -- <file.zip>');
  process.exitCode = 2;
} else {
  const lines = describeReport(await checkExport(await readFile(file)));
  for (const { isGood, text } of lines) console.log(`${isGood ? 'ok ' : 'NO '} ${text}`);
  process.exitCode = lines.every(({ isGood }) => isGood) ? 0 : 1;
}
