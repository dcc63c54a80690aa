import { ContentError } from './parseFrontMatter.ts';

const format = new Intl.NumberFormat('en');

/** Puts numbers where the text names them, `{{LIKE_THIS}}`, so that what is written never gets out of date. */
export function insertNumbers(source: string, numbers: Record<string, number>, file: string): string {
  return source.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const number = numbers[name];
    if (number === undefined) throw new ContentError(`${file}: no number is called ${name}`);
    return format.format(number);
  });
}
