import { highlightCode, classHighlighter } from '@lezer/highlight';
import { javascriptLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import type { Description } from '../language/ScriptLanguageService.ts';
import { findCatalogReference } from '../findCatalogReference.ts';

const SIGNATURE_LENGTH_MAX = 600;

/** Renders a signature, its description and a link to the reference, for the completion popup and tooltips. */
export function createDescriptionElement(
  found: Pick<Description, 'signature' | 'help' | 'entry'>,
): HTMLElement {
  const box = document.createElement('div');
  box.className = 'code-help';
  if (found.signature !== '') box.append(createCodeElement(found.signature.slice(0, SIGNATURE_LENGTH_MAX)));
  if (found.help !== '') {
    const help = document.createElement('p');
    help.textContent = found.help;
    box.append(help);
  }
  const reference = found.entry === null ? null : findCatalogReference(found.entry);
  if (reference !== null) {
    const link = document.createElement('a');
    link.className = 'ed-link';
    link.href = reference.href;
    link.target = '_blank';
    link.rel = 'noreferrer';
    link.textContent = 'Reference';
    box.append(link);
  }
  return box;
}

/** Renders a line of code with syntax highlighting, without an editor. */
export function createCodeElement(code: string): HTMLElement {
  const line = document.createElement('code');
  line.className = 'code-signature';
  const language = code.includes(':') ? typescriptLanguage : javascriptLanguage;
  const put = (text: string, classes: string) => {
    const piece = document.createElement('span');
    piece.className = classes;
    piece.textContent = text;
    line.append(piece);
  };
  highlightCode(code, language.parser.parse(code), classHighlighter, put, () => line.append('\n'));
  return line;
}
