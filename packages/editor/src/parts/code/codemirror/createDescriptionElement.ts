import { createCodeElement } from '../../../textEditor/createCodeElement.ts';
import type { Description } from '../language/ScriptLanguageService.ts';
import { findCatalogReference } from '../state/findCatalogReference.ts';

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
