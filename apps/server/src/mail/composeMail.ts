import type { Config } from '../process/config.ts';
import type { MailContent } from './MailContent.ts';
import type { Mail } from './Mail.ts';
import { renderMailHtml } from './renderMailHtml.ts';

export function composeMail({ publicUrl }: Pick<Config, 'publicUrl'>, content: MailContent): Mail {
  return {
    to: content.to,
    subject: content.subject,
    text: writeText(content, publicUrl),
    html: renderMailHtml(content, publicUrl),
    ...(content.button ? { link: content.button.url } : {}),
  };
}

function writeText({ heading, paragraphs, pin, button, smallPrint }: MailContent, publicUrl: string): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(pin ? [`PIN: ${pin}`] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...smallPrint,
    `-- \nPlayloom\n${publicUrl}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
