import { apiLimits, type GameWorld } from '@playloom/api-contract';
import { LinkText } from '@playloom/design-system';
import { Link } from 'react-router';
import { AutosaveSwitch } from '@playloom/site/forms/AutosaveSwitch.tsx';
import { CreatorTabs } from '../../games/CreatorTabs.tsx';
import { getWeb3SettingsPath } from '@playloom/site/paths/getWeb3SettingsPath.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { AddMapForm } from './AddMapForm.tsx';
import { WorldChooser } from './WorldChooser.tsx';
import { MapList } from './MapList.tsx';
import { NameForm } from './NameForm.tsx';
import { WorldSection } from './WorldSection.tsx';

/** The world of a game: its maps and settings. */
export function WorldPage({ game, isOwner }: { game: GameWorld; isOwner: boolean }) {
  return (
    <main id="main" className="page-wrap pt-10 pb-(--section-gap) desk:pt-14">
      <h1 className="text-title break-words">{game.title}</h1>
      <div className="mt-8">
        <CreatorTabs game={game} shown="world" />
      </div>
      {game.world ? (
        <OwnWorld game={game} world={game.world} isOwner={isOwner} />
      ) : (
        <NoWorld game={game} isOwner={isOwner} />
      )}
    </main>
  );
}

interface OwnWorldProps {
  game: GameWorld;
  world: NonNullable<GameWorld['world']>;
  isOwner: boolean;
}

function OwnWorld({ game, world, isOwner }: OwnWorldProps) {
  return (
    <>
      <WorldSection title={`World “${world.name}”`} lead={<TravelHint />}>
        <MapList game={game} world={world} isOwner={isOwner} />
        {isOwner && <AddMapForm world={world} games={game.freeGames} />}
      </WorldSection>
      {isOwner && (
        <WorldSection title="Name and token">
          <NameForm
            key={world.name}
            label="World name"
            initial={world.name}
            action="Save"
            done={(name) => `World renamed to “${name}”.`}
            send={async (name) => {
              const api = await loadBrowserApi();
              await api.updateWorld({ params: { id: world._id }, body: { name } });
            }}
          />
          <AutosaveSwitch
            saved={world.shareWeb3TokenAcrossMaps}
            save={async (isOn) => {
              const api = await loadBrowserApi();
              const body = { shareWeb3TokenAcrossMaps: isOn };
              await api.updateWorld({ params: { id: world._id }, body });
            }}
            title="One token for all maps"
          >
            All maps use the world’s token instead of their own. Choose the token under{' '}
            <LinkText asChild>
              <Link to={getWeb3SettingsPath(game._id)}>Web3</Link>
            </LinkText>
            .
          </AutosaveSwitch>
        </WorldSection>
      )}
    </>
  );
}

function TravelHint() {
  return (
    <>
      Players travel between maps with the action <b>Send … to the map …</b> and keep the data saved for the
      world. Data saved for a single map stays on that map. <DocsLink />
    </>
  );
}

function NoWorld({ game, isOwner }: { game: GameWorld; isOwner: boolean }) {
  return (
    <>
      <WorldSection
        title="This game is not part of a world"
        lead={
          <>
            A world connects several of your games as maps. Players travel between them and keep the data
            saved for the world. Players without saved data in the world start with a copy of their data from
            this game. <DocsLink />
          </>
        }
      >
        {isOwner ? (
          <NameForm
            label="World name"
            initial={`World of ${game.title}`.slice(0, apiLimits.WORLD_NAME_MAX)}
            action="Create world"
            done={(name) => `World “${name}” created with this game as its first map.`}
            send={async (name) => {
              const api = await loadBrowserApi();
              await api.createWorld({ body: { name, gameId: game._id } });
            }}
          />
        ) : (
          <p className="text-text-3">Only the game’s owner can create a world.</p>
        )}
      </WorldSection>
      {game.worlds.length > 0 && <WorldChooser game={game} />}
    </>
  );
}

function DocsLink() {
  return (
    <LinkText asChild>
      <Link to="/docs/worlds">Learn about worlds</Link>
    </LinkText>
  );
}
