import type { Browser } from 'playwright-core';
import { PHONE } from './measureMobile.ts';
import type { PageTree } from './PageTree.ts';

/** Reads what the server sends for a phone, without running or loading any script. */
export async function readPageTree(browser: Browser, address: string): Promise<PageTree> {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(address);
    return await page.evaluate(readTree);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function readTree(): PageTree {
  const NAMES: Record<string, string> = {
    class: 'className',
    for: 'htmlFor',
    srcset: 'srcSet',
    tabindex: 'tabIndex',
    crossorigin: 'crossOrigin',
    fetchpriority: 'fetchPriority',
    charset: 'charSet',
    maxlength: 'maxLength',
    value: 'defaultValue',
    checked: 'defaultChecked',
  };
  const readStyle = (text: string): Record<string, string> =>
    Object.fromEntries(
      text.split(';').flatMap((rule) => {
        const at = rule.indexOf(':');
        if (at < 0) return [];
        const name = rule.slice(0, at).trim();
        const key = name.startsWith('--')
          ? name
          : name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
        return [[key, rule.slice(at + 1).trim()]];
      }),
    );
  const readProperty = ({ name, value }: Attr): [string, unknown] => {
    if (name === 'style') return [name, readStyle(value)];
    const isSwitch =
      value === '' && /^(?:hidden|disabled|async|checked|required|autofocus|open|inert)$/.test(name);
    return [NAMES[name] ?? name, isSwitch ? true : value];
  };
  const read = (node: Node): PageTree[] => {
    if (node instanceof Text) return node.data === '' ? [] : [node.data];
    if (!(node instanceof Element) || node.matches('script, link[rel=modulepreload]')) return [];
    const properties = Object.fromEntries([...node.attributes].map(readProperty));
    return [[node.localName, properties, [...node.childNodes].flatMap(read)]];
  };
  return read(document.documentElement)[0]!;
}
