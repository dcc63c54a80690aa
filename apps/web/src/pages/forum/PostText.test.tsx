import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PostText } from './PostText.tsx';

const UI = 'https://ui.example';
const FILE = `/files/${'ab'.repeat(32)}.webp`;

function render(text: string): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <PostText text={text} uiOrigin={UI} />
    </MemoryRouter>,
  ).replace(/^<div class="prose forum-text">|<\/div>$/g, '');
}

/** Known attacks on Markdown renderers and HTML filters. */
const VECTORS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<details open ontoggle=alert(1)>',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>">',
  '<style>*{background:url(javascript:alert(1))}</style>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '</div><script>alert(1)</script>',
  '<form action="https://evil.example"><input name=password></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<object data="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](<java\nscript:alert(1)>)',
  '[x](&#x6A;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](file:///etc/passwd)',
  '[x](blob:https://playloom.example/1)',
  '[x](intent://evil#Intent;scheme=http;end)',
  '[x](//evil.example/a)',
  '[x](/\\evil.example)',
  '[x](\\\\evil.example)',
  '[x](https://playloom.example@evil.example/)',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '[x](https://a.example "onmouseover=alert(1)")',
  '[x](https://a.example" onmouseover="alert(1))',
  "[x](https://a.example' onmouseover='alert(1))",
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '![x" onerror="alert(1)](/files/x.webp)',
  `![x" onerror="alert(1)](${FILE})`,
  '![x](https://evil.example/pixel.gif)',
  '![x](/files/../../api/v1/logout)',
  `![x](${FILE}?track=1)`,
  '`<script>alert(1)</script>`',
  '```html\n<script>alert(1)</script>\n```',
  '```"><script>alert(1)</script>\nx\n```',
  '    <script>alert(1)</script>',
  '# <script>alert(1)</script>',
  '> <script>alert(1)</script>',
  '- <script>alert(1)</script>',
  '| <script>alert(1)</script> |\n|---|\n| <img src=x onerror=alert(1)> |',
  '[<script>alert(1)</script>](https://a.example)',
  '[![x](javascript:alert(1))](javascript:alert(2))',
  '**<b onclick=alert(1)>x</b>**',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '@<script>alert(1)</script>',
  '@ada"onclick="alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
];

const ALLOWED_TAGS =
  /^(?:p|h3|h4|blockquote|pre|code|hr|ul|ol|li|table|thead|tbody|tr|th|td|div|strong|em|del|br|a|img)$/;
const ALLOWED_ATTRIBUTES: Record<string, RegExp> = {
  href: /^(?:\/(?!\/)|https?:\/\/)[^\s\\]*$/,
  rel: /^ugc nofollow noopener$/,
  target: /^_blank$/,
  src: new RegExp(`^${UI}/files/[0-9a-f]{64}\\.webp$`),
  alt: /^/,
  loading: /^lazy$/,
  decoding: /^async$/,
  start: /^\d+$/,
  class: /^prose-scroll$/,
  role: /^region$/,
  tabindex: /^0$/,
  'aria-label': /^Table$/,
  'data-discover': /^true$/,
};

/** Finds markup that is not on the allowlist. React escapes text, so every tag in the output is a real one. */
function findForeign(markup: string): string[] {
  const foreign: string[] = [];
  for (const [whole, name = '', attributes = ''] of markup.matchAll(/<\/?([^\s/>]+)((?:[^>"]|"[^"]*")*)>/g)) {
    if (!ALLOWED_TAGS.test(name)) foreign.push(whole);
    for (const [, key = '', value = ''] of attributes.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g))
      if (!ALLOWED_ATTRIBUTES[key]?.test(value)) foreign.push(`${key}="${value}" in ${whole}`);
  }
  return foreign;
}

describe('user Markdown', () => {
  it.each(VECTORS)('[T5] [T20] %j adds no active content to the page', (vector) => {
    for (const text of [vector, `before ${vector} after`, `> - ${vector}`, `**${vector}**`])
      expect(findForeign(render(text))).toEqual([]);
  });

  it('[T5] findForeign reports forbidden markup', () => {
    expect(findForeign('<p onclick="x">a</p><script>')).toHaveLength(2);
    expect(findForeign('<a href="javascript:alert(1)">')).toHaveLength(1);
  });

  it('[T5] random combinations add no active content either', () => {
    const bits = fc.constantFrom(
      ...VECTORS,
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '!',
      '`',
      '\n',
      '\n\n',
      '> ',
      '- ',
      '| ',
      '*',
      '_',
      '~~',
      '"',
      "'",
      '\\',
      '&',
      '#',
      'javascript:',
      'https://a.example',
      FILE,
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 12 }), (parts) => {
        expect(findForeign(render(parts.join('')))).toEqual([]);
      }),
    );
  });

  it('[T5] deep nesting does not break the page', () => {
    for (const bomb of [
      '>'.repeat(10_000),
      '> '.repeat(5000),
      '- '.repeat(2000),
      '['.repeat(5000),
      '*'.repeat(9999),
      '`'.repeat(9999),
      '![['.repeat(3000),
    ])
      expect(findForeign(render(bomb))).toEqual([]);
  });

  it('[RT-06:part] renders headings, quotes, lists, tables and images', () => {
    expect(render('# Big\n\n**a** *b* ~~c~~ `d & <e>`\nnext')).toBe(
      '<h3>Big</h3><p><strong>a</strong> <em>b</em> <del>c</del> <code>d &amp; &lt;e&gt;</code><br/>next</p>',
    );
    expect(render('> **ada** wrote:\n> hi')).toContain(
      '<blockquote><p><strong>ada</strong> wrote:<br/>hi</p>',
    );
    expect(render('3. one\n4. two')).toBe('<ol start="3"><li>one</li><li>two</li></ol>');
    expect(render('- [x] done\n- [ ] open')).toBe('<ul><li>☑ done</li><li>☐ open</li></ul>');
    expect(render('| a |\n|---|\n| b |')).toContain('<th>a</th></tr></thead><tbody><tr><td>b</td>');
    expect(render(`![map](${FILE})`)).toBe(
      `<p><img src="${UI}${FILE}" alt="map" loading="lazy" decoding="async"/></p>`,
    );
  });

  it('[RT-06:part] marks external links as user content, and links own pages and mentions', () => {
    expect(render('[x](https://a.example/b?c=d)')).toBe(
      '<p><a href="https://a.example/b?c=d" rel="ugc nofollow noopener" target="_blank">x</a></p>',
    );
    expect(render('https://a.example/b')).toContain('rel="ugc nofollow noopener"');
    expect(render('[docs](/docs/rules)')).toContain('href="/docs/rules"');
    expect(render('hey @ada_1, mail a@b.example')).toContain('href="/user/ada_1"');
    expect(render('a@lovelace')).not.toContain('/user/');
  });
});
