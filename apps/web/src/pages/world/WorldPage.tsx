import { limits, type GameWorld } from '@playloom/api-contract';
import { LinkText } from '@playloom/design-system';
import { Link } from 'react-router';
import { SavedSwitch } from '../../forms/SavedSwitch.tsx';
import { CreatorTabs } from '../../games/CreatorTabs.tsx';
import { web3Path } from '../../games/web3Path.ts';
import { browserApi } from '../../session/browserApi.ts';
import { AddMap } from './AddMap.tsx';
import { JoinWorld } from './JoinWorld.tsx';
import { MapList } from './MapList.tsx';
import { NameForm } from './NameForm.tsx';
import { WorldSection } from './WorldSection.tsx';

/** Which other games a game is in one world with. */
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
      <WorldSection title={`The world “${world.name}”`} lead={<Travelling />}>
        <MapList game={game} world={world} isOwner={isOwner} />
        {isOwner && <AddMap world={world} games={game.freeGames} />}
      </WorldSection>
      {isOwner && (
        <WorldSection title="Name and token">
          <NameForm
            key={world.name}
            label="Name of the world"
            initial={world.name}
            action="Save"
            done={(name) => `The world is called “${name}” now.`}
            send={async (name) => {
              const api = await browserApi();
              await api.updateWorld({ params: { id: world._id }, body: { name } });
            }}
          />
          <SavedSwitch
            saved={world.shareWeb3TokenAcrossMaps}
            save={async (isOn) => {
              const api = await browserApi();
              const body = { shareWeb3TokenAcrossMaps: isOn };
              await api.updateWorld({ params: { id: world._id }, body });
            }}
            title="One token for all maps"
          >
            The world’s token counts on every map, and tokens of single maps do not. Which token that is, is
            set under{' '}
            <LinkText asChild>
              <Link to={web3Path(game._id)}>Web3</Link>
            </LinkText>
            .
          </SavedSwitch>
        </WorldSection>
      )}
    </>
  );
}

function Travelling() {
  return (
    <>
      Players travel between its maps by the action <b>Send … to the map …</b>, with everything that is saved
      for the world. What a map saves for itself alone stays there. <DocsLink />
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
            A world joins several of your games as its maps. Players travel between them and keep what is
            saved for the world. Players who have nothing saved in the world yet start with a copy of what
            they saved in this game. <DocsLink />
          </>
        }
      >
        {isOwner ? (
          <NameForm
            label="Name of a new world"
            initial={`World of ${game.title}`.slice(0, limits.WORLD_NAME_MAX)}
            action="Make a world"
            done={(name) => `“${name}” is made, with this game as its first map.`}
            send={async (name) => {
              const api = await browserApi();
              await api.createWorld({ body: { name, gameId: game._id } });
            }}
          />
        ) : (
          <p className="text-text-3">Whoever owns the game can make one.</p>
        )}
      </WorldSection>
      {game.worlds.length > 0 && <JoinWorld game={game} />}
    </>
  );
}

function DocsLink() {
  return (
    <LinkText asChild>
      <Link to="/docs/worlds">How worlds work</Link>
    </LinkText>
  );
}
