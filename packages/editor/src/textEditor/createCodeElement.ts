import { highlightCode, classHighlighter } from '@lezer/highlight';
import { javascriptLanguage, typescriptLanguage } from '@codemirror/lang-javascript';

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
