export interface FrontMatter {
  fields: Record<string, string>;
  body: string;
}

export class ContentError extends Error {
  override name = 'ContentError';
}

const FENCE = '---';

/** Splits a Markdown file into the `key: value` lines between two fences and the text below them. */
export function parseFrontMatter(source: string, file: string): FrontMatter {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines.indexOf(FENCE, 1);
  if (lines[0] !== FENCE || end === -1) {
    throw new ContentError(
      `${file}: front matter is missing. Start the file with fields between two lines of ${FENCE}`,
    );
  }
  const fields: Record<string, string> = {};
  for (const line of lines.slice(1, end)) {
    if (line.trim() === '') continue;
    const colon = line.indexOf(':');
    if (colon < 1) throw new ContentError(`${file}: “${line}” is not “key: value”`);
    const key = line.slice(0, colon).trim();
    if (Object.hasOwn(fields, key)) throw new ContentError(`${file}: ${key} is given twice`);
    fields[key] = line.slice(colon + 1).trim();
  }
  return {
    fields,
    body: lines
      .slice(end + 1)
      .join('\n')
      .trim(),
  };
}

/** Returns the value of a required field. Throws if it is missing. */
export function readField(matter: FrontMatter, key: string, file: string): string {
  const value = matter.fields[key];
  if (!value) throw new ContentError(`${file}: ${key} is missing`);
  return value;
}

export function readDate(matter: FrontMatter, key: string, file: string): string {
  const value = readField(matter, key, file);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  if (!isDay) throw new ContentError(`${file}: ${key} is not a date such as 2026-11-15: ${value}`);
  return value;
}

export function readOrder(matter: FrontMatter, key: string, file: string): number {
  const value = readField(matter, key, file);
  if (!/^\d+$/.test(value)) throw new ContentError(`${file}: ${key} is not a whole number: ${value}`);
  return Number(value);
}
