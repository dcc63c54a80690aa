import { tokenChains, tokenTypes, type GamePage } from '@playloom/api-contract';
import { Badge, LinkText } from '@playloom/design-system';
import { Link } from 'react-router';
import { TokenIcon } from '../../games/TokenIcon.tsx';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { useLoginPrompt } from '../../access/useLoginPrompt.ts';
import { listShownTokens } from './listShownTokens.ts';

/** Shows the token that the game's rules check. Links to the user's wallets, never to a shop. */
export function GameToken({ game }: { game: GamePage }) {
  const { features } = useRootData();
  const tokens = listShownTokens(game, features);
  if (tokens.length === 0) return null;
  return (
    <section aria-labelledby="token" className="mt-10">
      <h2 id="token" className="text-panel">
        {tokens.length === 1 ? 'Token' : 'Tokens'}
      </h2>
      <p className="mt-2 max-w-[60ch] text-secondary text-text-2">
        This game may have extras for players whose linked wallet holds this token. We only read balances and
        never ask you to approve a transaction. <OwnWallets />
      </p>
      <ul className="mt-5 grid gap-4">
        {tokens.map(({ token, of }) => (
          <li key={of} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <TokenIcon url={token.tokenIconUrl} />
            <div className="min-w-0 flex-1 basis-56">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold break-words">
                {token.name ?? 'Unnamed token'}
                {token.symbol !== null && <Badge tone="sun">{token.symbol}</Badge>}
              </p>
              <p className="text-meta text-text-3">
                {tokens.length > 1 && `${of} · `}
                {tokenChains[token.chain]} · {tokenTypes[token.type]}
              </p>
              <p className="num text-meta break-all text-text-3">
                {token.tokenAddress}
                {token.tokenId !== null && `, ID ${token.tokenId}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to the user's wallets. Guests have to log in first. */
function OwnWallets() {
  const { user } = useRootData();
  const askToLogIn = useLoginPrompt();
  return (
    <LinkText asChild>
      {user ? (
        <Link to={`/user/${user.local.username}/profile#wallets`}>Your wallets</Link>
      ) : (
        <button type="button" onClick={() => askToLogIn('Log in to link a wallet.', () => undefined)}>
          Log in to link a wallet
        </button>
      )}
    </LinkText>
  );
}
