const LENGTH_MAX = 200;

/** Converts a post to plain text, for lists and for search engines. */
export function convertPostToPlainText(text: string): string {
  const plain = text
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*(?:>|#{1,6} |[-*+] |```\w*)+/gm, '')
    .replace(/[*_`~]{1,3}/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= LENGTH_MAX ? plain : `${plain.slice(0, LENGTH_MAX).replace(/\s\S*$/, '')}…`;
}
