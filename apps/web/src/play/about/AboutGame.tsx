import type { GamePage } from '@playloom/api-contract';
import { Kbd, Pill } from '@playloom/design-system';
import { getSearchPath } from '@playloom/site/paths/getSearchPath.ts';
import { SiteLink } from '../../portals/SiteLink.tsx';

export function AboutGame({ game }: { game: GamePage }) {
  const paragraphs = game.description.split(/\n+/).filter((text) => text.trim() !== '');
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="text-panel desk:text-[1.625rem]">
        About this game
      </h2>
      <div className="play-words">
        {paragraphs.length > 0 ? (
          paragraphs.map((text, index) => <p key={index}>{text}</p>)
        ) : (
          <p>No description yet.</p>
        )}
      </div>
      <ul className="mt-5 flex flex-wrap gap-2" aria-label="Tags">
        {game.tags.map((tag) => (
          <li key={tag}>
            <Pill size="sm" asChild>
              <SiteLink to={getSearchPath(tag)}>{formatTag(tag)}</SiteLink>
            </Pill>
          </li>
        ))}
        {game.hasTouchControls && (
          <li>
            <Pill size="sm" asChild>
              <SiteLink to={getSearchPath('phone friendly')}>Phone friendly</SiteLink>
            </Pill>
          </li>
        )}
      </ul>
      {game.controls.length > 0 && <GameControls controls={game.controls} />}
    </section>
  );
}

export function GameControls({ controls }: { controls: GamePage['controls'] }) {
  return (
    <ul className="play-keys" aria-label="Controls">
      {controls.map(({ keys, does }) => (
        <li key={does}>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          <span>{does.toLowerCase()}</span>
        </li>
      ))}
    </ul>
  );
}

function formatTag(tag: string): string {
  return tag.charAt(0).toUpperCase() + tag.slice(1);
}
