import { expect, it } from 'vitest';
import { composeMail } from './composeMail.ts';

it('escapes everything that a user typed', () => {
  const evil = '<img src=x onerror=alert(1)>"\'&';
  const { html } = composeMail(
    { publicUrl: 'https://loom.example' },
    {
      to: 'a@b.c',
      subject: evil,
      heading: evil,
      paragraphs: [evil],
      pin: evil,
      button: { label: evil, url: evil },
      smallPrint: [evil],
    },
  );
  expect(html).not.toContain('<img src=x');
  const escaped = "&lt;img src=x onerror=alert(1)&gt;&quot;'&amp;";
  expect(html.split(escaped).length - 1).toBeGreaterThanOrEqual(6);
});
