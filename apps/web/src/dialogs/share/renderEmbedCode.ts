import { escapeHtml } from '@playloom/api-contract';
import { IFRAME_ALLOW } from '../../games/frameAllowance.ts';
import { getEmbedPath } from '@playloom/site/paths/getPlayPath.ts';

interface EmbedPlan {
  publicUrl: string;
  game: { title: string; gameSlug: string };
  /** A fixed size, or `fluid` for the full width of the container. */
  size: EmbedSize;
}

export type EmbedSize = 'fluid' | 'small' | 'large';

const SIZES = {
  fluid: { width: '100%', height: '600' },
  small: { width: '640', height: '400' },
  large: { width: '1080', height: '640' },
} satisfies Record<EmbedSize, { width: string; height: string }>;

/** Returns the HTML that embeds a game in any page. */
export function renderEmbedCode({ publicUrl, game, size }: EmbedPlan): string {
  const { width, height } = SIZES[size];
  const address = publicUrl + getEmbedPath(game.gameSlug);
  return [
    `<iframe src="${address}" title="${escapeHtml(game.title)}"`,
    `width="${width}" height="${height}" style="border:0;max-width:100%"`,
    `allow="${IFRAME_ALLOW}" loading="lazy"></iframe>`,
  ].join(' ');
}
