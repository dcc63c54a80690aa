import { expect, it } from 'vitest';
import { renderEmbedCode } from './renderEmbedCode.ts';

const plan = { publicUrl: 'https://play.example', game: { title: 'Copper Yard', gameSlug: 'copper-yard' } };

it('writes an iframe with the permissions that a game needs', () => {
  expect(renderEmbedCode({ ...plan, size: 'small' })).toBe(
    [
      '<iframe src="https://play.example/embed/copper-yard" title="Copper Yard"',
      'width="640" height="400" style="border:0;max-width:100%"',
      'allow="autoplay; fullscreen; gamepad; clipboard-write; screen-wake-lock" loading="lazy"></iframe>',
    ].join(' '),
  );
});

it('escapes quotes in the title', () => {
  const game = { title: '"><script>alert(1)</script>&', gameSlug: 'a/b"' };
  const code = renderEmbedCode({ ...plan, game, size: 'fluid' });
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"');
  expect(code).toContain('src="https://play.example/embed/a%2Fb%22"');
  expect(code).not.toContain('<script');
});
