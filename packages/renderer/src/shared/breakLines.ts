import { splitGraphemes } from './splitGraphemes.ts';

/**
 * Breaks a text into lines no wider than `widthMax`, according to `measure`. A word that is too long is split. If
 * there are more than `linesMax` lines, the last one ends with “…”.
 */
export function breakLines(
  text: string,
  measure: (text: string) => number,
  widthMax: number,
  linesMax: number,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && measure(longer) <= widthMax) lines[lines.length - 1] = longer;
    else if (lines.length < linesMax) lines.push(fit(word, measure, widthMax, ''));
    else {
      lines[linesMax - 1] = fit(`${line}`, measure, widthMax, '…');
      break;
    }
  }
  return lines;
}

/** Appends `end` to a line. If it doesn't fit, shortens the line and ends it with “…”. */
function fit(text: string, measure: (text: string) => number, widthMax: number, end: string): string {
  if (measure(text + end) <= widthMax) return text + end;
  const graphemes = splitGraphemes(text);
  while (graphemes.length > 1 && measure(`${graphemes.join('')}…`) > widthMax) graphemes.pop();
  return `${graphemes.join('')}…`;
}
