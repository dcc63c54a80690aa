import type { Config } from '../config.ts';
import type { Letter } from './Letter.ts';
import type { Mail } from './Mail.ts';
import { renderLetter } from './renderLetter.ts';

export function composeMail({ publicUrl }: Pick<Config, 'publicUrl'>, letter: Letter): Mail {
  return {
    to: letter.to,
    subject: letter.subject,
    text: writeText(letter, publicUrl),
    html: renderLetter(letter, publicUrl),
    ...(letter.button ? { link: letter.button.url } : {}),
  };
}

function writeText({ heading, paragraphs, pin, button, smallPrint }: Letter, publicUrl: string): string {
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
