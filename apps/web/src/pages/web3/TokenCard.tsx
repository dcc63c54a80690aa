import { tokenChains, tokenTypes, type OwnUtilityToken, type Web3Settings } from '@playloom/api-contract';
import { Badge, Banner, Button, ConfirmDialog } from '@playloom/design-system';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { TokenIcon } from '../../games/TokenIcon.tsx';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';

interface TokenCardProps {
  settings: Web3Settings;
  scope: 'game' | 'world';
  token: OwnUtilityToken;
  isLocked: boolean;
}

/** Shows a token with the data that the server read from its contract. */
export function TokenCard({ settings, scope, token, isLocked }: TokenCardProps) {
  const isUnread = token.decimals === null;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-4">
        <TokenIcon url={token.tokenIconUrl} />
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 font-semibold break-words">
            {token.name ?? (isUnread ? 'Not loaded yet' : 'Unnamed token')}
            {token.symbol !== null && <Badge tone="sun">{token.symbol}</Badge>}
          </p>
          <p className="num mt-1 text-meta break-all text-text-2">{token.tokenAddress}</p>
          <p className="mt-1 text-meta break-words text-text-3">
            {tokenChains[token.chain]} · {tokenTypes[token.type]}
            {token.type === 'ERC20' && token.decimals !== null && `, ${token.decimals} decimals`}
            {token.tokenId !== null && `, ID ${token.tokenId}`}
          </p>
        </div>
        {!isLocked && <RemoveToken settings={settings} scope={scope} />}
      </div>
      {isUnread && (
        <Banner title="Token data couldn’t be loaded">
          {settings.readableChains.includes(token.chain)
            ? 'The server had no node for this chain when you saved the token. It has one now, so save the token again.'
            : `This server has no ${tokenChains[token.chain]} node, so conditions that check this token are always false. An operator can add a node in CHAIN_NODES.`}
        </Banner>
      )}
    </div>
  );
}

function RemoveToken({ settings, scope }: Pick<TokenCardProps, 'settings' | 'scope'>) {
  const [isAsking, setIsAsking] = useState(false);
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const remove = useAsyncAction(async () => {
    const api = await loadBrowserApi();
    await api.removeUtilityToken({ params: { id: settings._id, scope } });
    await revalidate();
    toasts.show('Token removed.', { type: 'success' });
  });
  return (
    <>
      <Button size="sm" loading={remove.isBusy} onClick={() => setIsAsking(true)}>
        Remove
      </Button>
      <div className="basis-full empty:hidden">
        <FormProblem problem={remove.problem} />
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Remove this token?"
        confirmText="Remove"
        onConfirm={remove.run}
      >
        Conditions that check this token become false for all players. Players keep their tokens.
      </ConfirmDialog>
    </>
  );
}
