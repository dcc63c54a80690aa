import { expect, it } from 'vitest';
import { escapeHtml } from './escapeHtml.ts';

it('escapes everything that could end a text or an attribute, and nothing else', () => {
  expect(escapeHtml(`<a title="it's">Tom & Jerry &amp;</a>`)).toBe(
    `&lt;a title=&quot;it's&quot;&gt;Tom &amp; Jerry &amp;amp;&lt;/a&gt;`,
  );
});
