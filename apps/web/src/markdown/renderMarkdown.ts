import { escapeHtml } from '@playloom/api-contract';
import { Marked, Renderer, type RendererObject, type Tokens } from 'marked';
import { slugifyHeading } from './slugifyHeading.ts';

interface Heading {
  id: string;
  text: string;
  depth: number;
}

/** The plain text below a heading, for the search. */
interface Passage {
  /** Null for the text before the first heading. */
  heading: Heading | null;
  text: string;
}

export interface RenderedMarkdown {
  html: string;
  headings: Heading[];
  passages: Passage[];
  minutes: number;
}

const WORDS_PER_MINUTE = 220;
const CALLOUT = /^\[!(NOTE|WARNING)\]\s*/;
const CALLOUT_TITLES = { NOTE: 'Good to know', WARNING: 'Warning' } as const;

// oxlint-disable-next-line no-control-regex -- browsers remove these before they parse the scheme of a URL
const IGNORED_IN_ADDRESS = /[\u0000-\u0020\u007f-\u009f]/g;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const ALLOWED_SCHEME = /^(https?|mailto):/i;

/**
 * Renders Markdown written by developers and operators. For safety, HTML is shown as text, images are replaced by their
 * descriptions, and only web and mail links are kept.
 */
export function renderMarkdown(source: string): RenderedMarkdown {
  const headings: Heading[] = [];
  const marked = new Marked({ renderer: createRenderer(headings) });
  const html = marked.parse(source, { async: false });
  const passages = cutPassages(marked.lexer(source), headings);
  const words = source.split(/\s+/).length;
  return { html, headings, passages, minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)) };
}

function createRenderer(headings: Heading[]): RendererObject {
  const plain = new Renderer();
  return {
    heading({ tokens, depth }) {
      const text = plainText(tokens);
      const id = freeId(slugifyHeading(text), headings);
      headings.push({ id, text, depth });
      const anchor = `<a class="prose-anchor" href="#${id}" aria-label="Link to “${escapeHtml(text)}”">#</a>`;
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}${anchor}</h${depth}>\n`;
    },
    // Wide tables scroll inside the page. The tab stop makes them scrollable with the keyboard.
    table(token) {
      plain.parser = this.parser;
      return `<div class="prose-scroll" role="region" aria-label="Table" tabindex="0">${plain.table(token)}</div>\n`;
    },
    code({ text, lang }) {
      const language = lang ? ` data-language="${escapeHtml(lang)}"` : '';
      return `<pre tabindex="0"${language}><code>${escapeHtml(text)}\n</code></pre>\n`;
    },
    html: ({ text }) => escapeHtml(text),
    image: ({ text }) => escapeHtml(text),
    link({ href, title, tokens }) {
      if (!isPageAddress(href)) return this.parser.parseInline(tokens);
      const outside = /^https?:/.test(href) ? ' rel="noopener" target="_blank"' : '';
      const hint = title ? ` title="${escapeHtml(title)}"` : '';
      return `<a href="${escapeHtml(href)}"${hint}${outside}>${this.parser.parseInline(tokens)}</a>`;
    },
    blockquote({ tokens, text }) {
      const kind = CALLOUT.exec(text)?.[1] as keyof typeof CALLOUT_TITLES | undefined;
      const body = this.parser.parse(tokens);
      if (!kind) return `<blockquote>\n${body}</blockquote>\n`;
      const inner = body.replace(new RegExp(`\\[!${kind}\\]\\s*`), '');
      const title = `<p class="prose-callout-title">${CALLOUT_TITLES[kind]}</p>`;
      return `<aside class="prose-callout" data-kind="${kind.toLowerCase()}">${title}${inner}</aside>\n`;
    },
  };
}

function isPageAddress(href: string): boolean {
  const address = href.replace(IGNORED_IN_ADDRESS, '');
  return !SCHEME.test(address) || ALLOWED_SCHEME.test(address);
}

function freeId(wanted: string, taken: Heading[]): string {
  const isTaken = (id: string) => taken.some((heading) => heading.id === id);
  if (!isTaken(wanted)) return wanted;
  let count = 2;
  while (isTaken(`${wanted}-${count}`)) count++;
  return `${wanted}-${count}`;
}

function cutPassages(tokens: Tokens.Generic[], headings: Heading[]): Passage[] {
  const passages: Passage[] = [];
  let next = 0;
  let current: Passage = { heading: null, text: '' };
  for (const token of tokens) {
    if (token.type === 'heading') {
      if (current.text !== '' || current.heading) passages.push(current);
      current = { heading: headings[next++] ?? null, text: '' };
    } else if (token.type !== 'space') {
      current.text = `${current.text} ${plainText([token])}`.trim();
    }
  }
  passages.push(current);
  return passages;
}

function plainText(tokens: Tokens.Generic[]): string {
  return tokens
    .map((token): string => {
      if (token.type === 'table') return plainText([...token['header'], ...token['rows'].flat()]);
      if (token.type === 'list') return plainText(token['items']);
      if (token.tokens) return plainText(token.tokens);
      return 'text' in token ? String(token['text']) : '';
    })
    .join(' ')
    .replace(CALLOUT, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;!?)])/g, '$1');
}
