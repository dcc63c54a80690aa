import type { Web3Settings } from '@playloom/api-contract';
import { Banner, LinkText } from '@playloom/design-system';
import { Link } from 'react-router';
import { CreatorTabs } from '../../games/CreatorTabs.tsx';
import { getWorldPath } from '@playloom/site/paths/getWorldPath.ts';
import { TokenSection } from './TokenSection.tsx';
import { Web3Switches } from './Web3Switches.tsx';

/** Web3 settings of a game: the switches and the token. */
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
          title={`Token for world “${world.name}”`}
          lead="Rules on every map in this world can use this token."
          isLocked={!world.isYours}
        />
      )}
      {isServedByWorld && (
        <Banner className="mt-6" title="One token for all maps">
          This map uses the world’s token, so its own token is ignored. To change this, go to the{' '}
          <LinkText asChild>
            <Link to={getWorldPath(settings._id)}>world settings</Link>
          </LinkText>{' '}
          or, for this map only, to <EditorLink settings={settings} />.
        </Banner>
      )}
      <TokenSection
        settings={settings}
        scope="game"
        token={token}
        title={world ? 'Map token' : 'Game token'}
        lead={
          world ? 'Used on this map only.' : 'Enter an existing token. We read its details from the contract.'
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
