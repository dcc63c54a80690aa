import { escapeHtml } from '@playloom/api-contract';
import type { MailContent } from './MailContent.ts';

// Mail programs support neither our style sheet nor custom properties, so the design tokens are repeated here
// as values.
const INK_950 = '#0a0c1a';
const INK_900 = '#0f1224';
const INK_850 = '#141831';
const INK_700 = '#242a50';
const PAPER = '#f6f1e7';
const PAPER_DIM = '#c9cbe0';
const PAPER_MUTE = '#9aa0c4';
const CORAL = '#ff7a66';
const CORAL_DEEP = '#d2503d';
const SUN = '#ffc857';
const MINT = '#4fd6a8';
const SKY = '#62b6ff';
const ON_THREAD = '#171226';

const BODY_FONT = "Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
const DISPLAY_FONT = `'Bricolage Grotesque',${BODY_FONT}`;
const CODE_FONT = "'JetBrains Mono',Consolas,Menlo,monospace";

/**
 * Renders the HTML part of a mail. It uses tables and inline styles, because mail programs render these
 * consistently. Every cell sets both text color and background, so that no program shows light text on a light
 * background.
 */
export function renderMailHtml(content: MailContent, publicUrl: string): string {
  const { subject, heading, paragraphs, pin, button, smallPrint } = content;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark">
<meta name="supported-color-schemes" content="dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background-color:${INK_900}" bgcolor="${INK_900}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${INK_900}" style="background-color:${INK_900}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
${renderBrand(publicUrl)}
<tr><td bgcolor="${INK_850}" style="background-color:${INK_850};border:1px solid ${INK_700};border-radius:12px;padding:32px 28px;font-family:${BODY_FONT};color:${PAPER}">
<h1 style="margin:0 0 16px;font:800 28px/1.2 ${DISPLAY_FONT};color:${PAPER}">${escapeHtml(heading)}</h1>
${paragraphs.map(renderParagraph).join('\n')}
${pin ? renderPin(pin) : ''}
${button ? renderButton(button) : ''}
${smallPrint.map(renderSmallPrint).join('\n')}
</td></tr>
<tr><td style="padding:20px 4px;font:14px/1.5 ${BODY_FONT};color:${PAPER_MUTE}">Sent by <a href="${escapeHtml(publicUrl)}" style="color:${PAPER_MUTE}">Playloom</a>, the place to make and play games together.</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function renderBrand(publicUrl: string): string {
  const threads = [CORAL, SUN, MINT, SKY]
    .map(
      (color) =>
        `<td width="25%" height="4" bgcolor="${color}" style="background-color:${color};font-size:0;line-height:4px">&nbsp;</td>`,
    )
    .join('');
  return `<tr><td style="padding:0 4px 16px">
<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td style="padding-right:10px"><img src="${escapeHtml(publicUrl)}/icon-192.png" width="36" height="36" alt="" style="display:block;border:0;border-radius:8px"></td>
<td style="font:800 24px/36px ${DISPLAY_FONT};color:${PAPER}">Playloom</td>
</tr></table>
</td></tr>
<tr><td style="padding:0 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${threads}</tr></table></td></tr>`;
}

function renderParagraph(text: string): string {
  return `<p style="margin:0 0 16px;font:16px/1.5 ${BODY_FONT};color:${PAPER_DIM}">${escapeHtml(text)}</p>`;
}

function renderPin(pin: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td align="center" bgcolor="${INK_950}" style="background-color:${INK_950};border:1px solid ${INK_700};border-radius:12px;padding:20px 8px;font:700 40px/1.2 ${CODE_FONT};letter-spacing:10px;text-indent:10px;color:${SUN}">${escapeHtml(pin)}</td>
</tr></table>`;
}

function renderButton({ label, url }: { label: string; url: string }): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td bgcolor="${CORAL}" style="background-color:${CORAL};border-radius:12px;border-bottom:3px solid ${CORAL_DEEP}"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;font:700 16px/1.25 ${BODY_FONT};color:${ON_THREAD};text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>
<p style="margin:0 0 24px;font:14px/1.5 ${BODY_FONT};color:${PAPER_MUTE}">If the button doesn’t work, open this link:<br><a href="${escapeHtml(url)}" style="color:${SUN};word-break:break-all">${escapeHtml(url)}</a></p>`;
}

function renderSmallPrint(text: string): string {
  return `<p style="margin:0 0 8px;font:14px/1.5 ${BODY_FONT};color:${PAPER_MUTE}">${escapeHtml(text)}</p>`;
}
