import type { Config } from '../config.ts';
import type { Mail } from './Mail.ts';

export interface OperatorNote {
  subject: string;
  /** Where an answer goes; empty when the writer left no address. */
  replyTo: string;
  /** What is known about the message, as name and value. */
  facts: [string, string][];
  message: string;
}

/** A message to the people who run this installation; an answer goes straight to the one who wrote. */
export function presentOperatorMail(
  config: Config,
  { subject, replyTo, facts, message }: OperatorNote,
): Mail {
  const text = [...facts.map(([name, value]) => `${name}: ${onOneLine(value)}`), '', message, ''].join('\n');
  return {
    to: config.operatorEmail,
    subject: onOneLine(subject),
    text,
    html: toHtml(subject, facts, message),
    ...(replyTo ? { replyTo } : {}),
  };
}

/** A line break in a header would start another header; in a fact it would pass for a fact of its own. */
function onOneLine(text: string): string {
  return text.replace(/\p{C}+/gu, ' ').trim();
}

function toHtml(subject: string, facts: [string, string][], message: string): string {
  const rows = facts
    .map(
      ([name, value]) =>
        `<tr><th align="left" style="padding:4px 16px 4px 0;color:#5b5f7d;font-weight:400">${escapeHtml(name)}</th>` +
        `<td style="padding:4px 0">${escapeHtml(onOneLine(value))}</td></tr>`,
    )
    .join('');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(onOneLine(subject))}</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f1e7;color:#171226;font:16px/1.5 Figtree,Segoe UI,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #dcd3bf;border-radius:12px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escapeHtml(onOneLine(subject))}</h1>
<table cellpadding="0" cellspacing="0" style="border-collapse:collapse;font-size:15px">${rows}</table>
<div style="margin-top:24px;padding-top:24px;border-top:1px solid #dcd3bf;white-space:pre-wrap">${escapeHtml(message)}</div>
</div>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
