export type TextFormat = 'bold' | 'italic' | 'link' | 'quote' | 'list' | 'code' | 'image';

interface TextSelection {
  text: string;
  from: number;
  to: number;
}

const AROUND: Partial<Record<TextFormat, { before: string; after: string; empty: string }>> = {
  bold: { before: '**', after: '**', empty: 'bold' },
  italic: { before: '*', after: '*', empty: 'italic' },
};
const LINE_STARTS: Partial<Record<TextFormat, string>> = { quote: '> ', list: '- ' };

/** Formats the selected text, then selects the part that the user will probably replace. */
export function formatSelection(
  { text, from, to }: TextSelection,
  mark: TextFormat,
  file = '',
): TextSelection {
  const chosen = text.slice(from, to);
  const put = (before: string, inside: string, after: string): TextSelection => ({
    text: text.slice(0, from) + before + inside + after + text.slice(to),
    from: from + before.length,
    to: from + before.length + inside.length,
  });
  const start = LINE_STARTS[mark];
  if (start !== undefined) return formatLines({ text, from, to }, start);
  const around = AROUND[mark];
  if (around) return put(around.before, chosen || around.empty, around.after);
  if (mark === 'image') return put('![', chosen || 'image', `](/files/${file})`);
  if (mark === 'code')
    return chosen.includes('\n') ? put('```\n', chosen, '\n```') : put('`', chosen || 'code', '`');
  return put(`[${chosen || 'link text'}](`, 'https://', ')');
}

function formatLines({ text, from, to }: TextSelection, start: string): TextSelection {
  const lineFrom = text.lastIndexOf('\n', from - 1) + 1;
  const lines = text.slice(lineFrom, to).split('\n');
  const marked = lines.map((line) => start + line).join('\n');
  const end = lineFrom + marked.length;
  return { text: text.slice(0, lineFrom) + marked + text.slice(to), from: end, to: end };
}

/** Returns a post as a Markdown quote for a reply. */
export function quotePost(author: string, quotedText: string): string {
  const lines = quotedText.split('\n').map((line) => (line === '' ? '>' : `> ${line}`));
  return `> **${author}** wrote:\n>\n${lines.join('\n')}\n\n`;
}
