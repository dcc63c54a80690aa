import { formatNumber } from '@playloom/api-contract';
import { ContentError } from './parseFrontMatter.ts';

/** Replaces placeholders such as `{{PLAYERS_MAX}}` with numbers from the code, so that pages never get outdated. */
export function insertNumbers(source: string, numbers: Record<string, number>, file: string): string {
  return source.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const number = numbers[name];
    if (number === undefined) throw new ContentError(`${file}: unknown number ${name}`);
    return formatNumber(number);
  });
}
