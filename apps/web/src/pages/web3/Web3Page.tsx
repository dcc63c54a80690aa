import type { Web3Settings } from '@playloom/api-contract';
import { Banner, LinkText } from '@playloom/design-system';
import { Link } from 'react-router';
import { CreatorTabs } from '../../games/CreatorTabs.tsx';
import { worldPath } from '../../games/worldPath.ts';
import { TokenSection } from './TokenSection.tsx';
import { Web3Switches } from './Web3Switches.tsx';

/** What a game has to do with tokens: whether, and which. */
export function Web3Page({ owner, settings }: { owner: string; settings: Web3Settings }) {
  const { world, token } = settings;
  const isServedByWorld = world?.shareWeb3TokenAcrossMaps ?? false;
  return (
    <main id="main" className="page-wrap pt-10 pb-(--section-gap) desk:pt-14">
      <h1 className="text-title break-words">{settings.title}</h1>
      <div className="mt-8">
        <CreatorTabs game={{ ...settings, creator: owner }} shown="web3" />
      </div>
      <Web3Switches settings={settings} />
      {world && (
        <TokenSection
          settings={settings}
          scope="world"
          token={world.token}
          title={`Token of the world “${world.name}”`}
          lead="The token of the game for rules, on every map of the world."
          isLocked={!world.isYours}
        />
      )}
      {isServedByWorld && (
        <Banner className="mt-6" title="One token for all maps">
          The world’s token serves all its maps, or this one at least, so this map’s own does not count.
          Change it for the{' '}
          <LinkText asChild>
            <Link to={worldPath(settings._id)}>world</Link>
          </LinkText>{' '}
          or for this map under <EditorLink settings={settings} />.
        </Banner>
      )}
      <TokenSection
        settings={settings}
        scope="game"
        token={token}
        title={world ? 'Token of this map' : 'Token of the game'}
        lead={
          world
            ? 'Counts on this map alone.'
            : 'One that exists already: you name it, and the rest is read from its contract.'
        }
        isLocked={false}
      />
    </main>
  );
}

function EditorLink({ settings }: { settings: Web3Settings }) {
  return (
    <LinkText asChild>
      <Link to={`/create?game=${encodeURIComponent(settings.gameSlug)}`}>Settings in the editor</Link>
    </LinkText>
  );
}
