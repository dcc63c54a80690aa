import type { Game } from '@playloom/game-format';
import { useHudSlice } from '../state/HudContext.ts';
import type { KillFeedLine } from '../state/HudState.ts';
import { Icon } from '../elements/Icon.tsx';
import { describeLookSprite } from '../elements/describeLookSprite.ts';
import { HudSpriteView } from '../elements/HudSpriteView.tsx';
import { toReadableColor } from '../elements/toReadableColor.ts';

/** Number of lines shown. */
const FEED_LINES_MAX = 5;

export function KillFeed() {
  const { lines, game } = useHudSlice(({ feed, game }) => ({ lines: feed.slice(-FEED_LINES_MAX), game }));
  return (
    <ul class="hud-feed" aria-label="Kill feed" data-solid>
      {lines.map((line) => (
        <li key={line.key} class="hud-glass" data-mine={isMine(line) ? '' : undefined}>
          {line.killer !== null && <Who person={line.killer} />}
          <FeedIcon game={game} item={line.item} />
          <Who person={line.victim} />
        </li>
      ))}
    </ul>
  );
}

function FeedIcon({ game, item }: { game: Game; item: string | null }) {
  const type = item === null ? undefined : game.types.items[item];
  if (type === undefined || (type.look.image === null && type.look.shape === 'none')) {
    return (
      <span class="hud-feed-icon" role="img" aria-label="killed">
        <Icon name="skull" size={17} />
      </span>
    );
  }
  return (
    <span class="hud-feed-icon" role="img" aria-label={`killed with ${type.name}`}>
      <HudSpriteView sprite={describeLookSprite(game, type.look)} />
    </span>
  );
}

function Who({ person }: { person: NonNullable<KillFeedLine['killer']> }) {
  return (
    <span class="hud-feed-name" style={person.color === null ? {} : { color: toReadableColor(person.color) }}>
      {person.isMe ? 'you' : person.name}
    </span>
  );
}

function isMine({ killer, victim }: KillFeedLine): boolean {
  return victim.isMe || killer?.isMe === true;
}
