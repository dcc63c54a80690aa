import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import TextCursorInput from 'lucide-react/icons/text-cursor-input';
import type { PaletteChoice } from './listPaletteChoices.ts';

/** Buttons and fields of the open part. Items of lists are excluded, because the palette finds them as locations. */
const AREAS = ['.ed-top', '#ed-stage', '.ed-inspector'].flatMap((area) => [
  `${area} button:not([role="tab"], [aria-disabled="true"], :disabled)`,
  `${area} :is(input, select, textarea):not([type="file"], :disabled)`,
]);
const IN_LISTS = '[role="tree"], [role="list"], [role="listbox"], [hidden]';

/** Lists every visible button and field by its name, so that the palette also finds those without an action. */
export function listControlChoices(taken: ReadonlySet<string>): readonly PaletteChoice[] {
  const found = new Map<string, PaletteChoice>();
  for (const element of document.querySelectorAll<HTMLElement>(AREAS.join())) {
    const label = readName(element);
    if (label === '' || taken.has(label.toLowerCase()) || found.has(label)) continue;
    if (element.closest(IN_LISTS) !== null) continue;
    const isButton = element instanceof HTMLButtonElement || element.role === 'switch';
    found.set(label, {
      id: `control/${label}`,
      label,
      note: isButton ? 'button' : 'field',
      Icon: isButton ? MousePointerClick : TextCursorInput,
      run: () => {
        element.scrollIntoView({ block: 'nearest' });
        element.focus();
        if (isButton) element.click();
      },
    });
  }
  return [...found.values()];
}

/** Returns the accessible name of a control, without shortcut keys. */
function readName(element: HTMLElement): string {
  const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null) : null;
  const named = element.getAttribute('aria-label') ?? labels?.[0]?.innerText ?? readText(element);
  return named.replaceAll(/\s+/g, ' ').trim();
}

function readText(element: HTMLElement): string {
  return Array.from(element.childNodes, (node) =>
    node instanceof Element && (node.matches('kbd') || node.querySelector('kbd') !== null)
      ? ''
      : (node.textContent ?? ''),
  ).join(' ');
}
