import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './renderMarkdown.ts';

describe('renderMarkdown', () => {
  it('gives every heading a unique anchor', () => {
    const { html, headings } = renderMarkdown(
      '## Players’ *rules*\n\n## Players’ rules\n\n### What’s “new”?',
    );
    expect(headings).toEqual([
      { id: 'players-rules', text: 'Players’ rules', depth: 2 },
      { id: 'players-rules-2', text: 'Players’ rules', depth: 2 },
      { id: 'whats-new', text: 'What’s “new”?', depth: 3 },
    ]);
    expect(html).toContain(
      '<h2 id="players-rules">Players’ <em>rules</em><a class="prose-anchor" href="#players-rules"',
    );
    expect(html).toContain('<h3 id="whats-new">');
  });

  it('wraps tables so that they scroll inside a narrow page', () => {
    const { html } = renderMarkdown('| A | B |\n|---|---|\n| **1** | `2` |');
    expect(html).toMatch(/^<div class="prose-scroll" role="region" aria-label="Table" tabindex="0"><table>/);
    expect(html).toContain('<td><strong>1</strong></td>');
    expect(html).toContain('<td><code>2</code></td>');
  });

  it('[DG-04:safety] shows HTML as text and drops scripts from links and images', () => {
    const { html } = renderMarkdown(
      '<script>alert(1)</script>\n\nA <img src=x onerror=alert(1)> B\n\n' +
        '[a](javascript:alert) [b](<java\tscript:alert>) [c](data:text/html,x) ![d](https://example.com/d.png)\n\n' +
        '[e](mailto:a@example.org)',
    );
    expect(html).not.toMatch(/<(script|img)|href="(java|data)/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('<a href="mailto:a@example.org">e</a>');
  });

  it('opens other sites in a new tab and our own pages in the same tab', () => {
    const { html } = renderMarkdown('[out](https://example.com/?a=1&b=2) [in](/docs) [here](#top)');
    expect(html).toContain(
      '<a href="https://example.com/?a=1&amp;b=2" rel="noopener" target="_blank">out</a>',
    );
    expect(html).toContain('<a href="/docs">in</a>');
    expect(html).toContain('<a href="#top">here</a>');
  });

  it('shows code unchanged', () => {
    const { html } = renderMarkdown('```sh\ngit clone <address> && ls\n```');
    expect(html).toBe(
      '<pre tabindex="0" data-language="sh"><code>git clone &lt;address&gt; &amp;&amp; ls\n</code></pre>\n',
    );
  });

  it('turns marked quotes into callouts and keeps other quotes', () => {
    const note = renderMarkdown('> [!NOTE]\n> Young **but** honest.').html;
    expect(note).toContain(
      '<aside class="prose-callout" data-kind="note"><p class="prose-callout-title">Good to know</p>',
    );
    expect(note).toContain('<p>Young <strong>but</strong> honest.</p>');
    expect(renderMarkdown('> [!WARNING]\n> No.').html).toContain('data-kind="warning"');
    expect(renderMarkdown('> Words.').html).toBe('<blockquote>\n<p>Words.</p>\n</blockquote>\n');
  });

  it('splits the text into passages for the search', () => {
    const { passages } = renderMarkdown(
      'Before.\n\n## One\n\n- a `b`\n- c\n\n| X |\n|---|\n| *y* |\n\n## Two\n\n> [!NOTE]\n> Last.',
    );
    expect(passages.map(({ heading, text }) => [heading?.id ?? null, text])).toEqual([
      [null, 'Before.'],
      ['one', 'a b c X y'],
      ['two', 'Last.'],
    ]);
  });
});
