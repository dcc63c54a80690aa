import { drawBraidPattern } from './braid.ts';
import { drawHeroEdit, drawHeroPlay } from './hero.ts';
import { drawFavicon } from './logo.ts';
import { palette } from '../svg.ts';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

function dataUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** Returns the HTML page that is rendered as `og.png`: name, slogan, and one level that is edited and played. */
export function renderSocialCard(fonts: { display: Buffer }): string {
  const font = `data:font/woff2;base64,${fonts.display.toString('base64')}`;
  return `<!doctype html><style>
@font-face { font-family: Display; src: url(${font}) format('woff2'); font-weight: 200 800; font-stretch: 75% 100%; }
* { margin: 0; box-sizing: border-box; }
body { width: ${CARD_WIDTH}px; height: ${CARD_HEIGHT}px; overflow: hidden; background: ${palette.ink900}; color: ${palette.paper}; position: relative;
  font-family: Display; font-weight: 800; font-stretch: 88%; letter-spacing: -0.03em; word-spacing: 0.06em; }
.brand { position: absolute; left: 64px; top: 54px; display: flex; gap: 16px; align-items: center; font-size: 40px; }
.brand img { width: 52px; }
h1 { position: absolute; left: 64px; top: 134px; font-size: 74px; line-height: 1; font-weight: 800; }
.stage { position: absolute; left: 64px; right: 64px; top: 324px; height: 360px; border-radius: 22px; overflow: hidden; display: flex; box-shadow: 0 0 0 1px ${palette.ink600}; }
.stage div { flex: 1; background-size: 636px; }
.edit { background: url(${dataUrl(drawHeroEdit())}) right -130px; }
.play { background: url(${dataUrl(drawHeroPlay())}) left -96px; }
.braid { position: absolute; left: 578px; top: 324px; width: 44px; height: 360px; background: url(${dataUrl(drawBraidPattern('vertical'))}); }
.dot { position: absolute; left: 560px; top: 424px; width: 80px; height: 80px; border-radius: 50%; background: ${palette.paper}; box-shadow: 0 0 0 8px ${palette.ink900}; }
.dot::after { content: ''; position: absolute; left: 32px; top: 24px; border: solid transparent; border-width: 16px 0 16px 26px; border-left-color: ${palette.outline}; }
</style><div class="brand"><img src="${dataUrl(drawFavicon())}" alt="">Playloom</div>
<h1>Make a game. Send a link.<br>Play together.</h1>
<div class="stage"><div class="edit"></div><div class="play"></div></div><div class="braid"></div><div class="dot"></div>`;
}
