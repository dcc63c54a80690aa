import { apiLimits, type Wallet } from '@playloom/api-contract';
import { Badge, Button, ConfirmDialog } from '@playloom/design-system';
import { use, useState, type ChangeEvent } from 'react';
import { useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { useDateFormat } from '@playloom/site/time/useDateFormat.ts';
import { shortenAddress } from '../../wallets/shortenAddress.ts';
import { signWithWallet } from '../../wallets/signWithWallet.ts';
import { WalletButtons } from '../../wallets/WalletButtons.tsx';
import {
  CurrentPasswordField,
  HasPasswordContext,
  useInitialPassword,
} from '@playloom/site/forms/CurrentPassword.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const CHAIN_NAMES: Record<Wallet['chain'], string> = { ethereum: 'Ethereum', solana: 'Solana' };
const LEAD =
  'Log in with a wallet instead of a password. Signing is free, and we never ask you to approve a transaction.';

export function WalletsSection({ wallets }: { wallets: Wallet[] }) {
  const hasPassword = use(HasPasswordContext);
  const isOnlyLogin = !hasPassword && wallets.length === 1;
  return (
    <SettingsSection id="wallets" title="Wallets" lead={LEAD}>
      <div className="grid gap-6">
        {wallets.length > 0 ? (
          <ul className="grid">
            {wallets.map((wallet) => (
              <WalletRow key={wallet.id} wallet={wallet} isOnlyLogin={isOnlyLogin} />
            ))}
          </ul>
        ) : (
          <p className="text-text-3">No linked wallets yet.</p>
        )}
        {wallets.length < apiLimits.WALLETS_MAX && <LinkForm />}
      </div>
    </SettingsSection>
  );
}

function WalletRow({ wallet, isOnlyLogin }: { wallet: Wallet; isOnlyLogin: boolean }) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [isAsking, setIsAsking] = useState(false);
  const dates = useDateFormat();
  const short = shortenAddress(wallet.address);
  const unlink = useAsyncAction(async () => {
    const api = await loadBrowserApi();
    await api.unlinkWallet({ params: { walletId: wallet.id } });
    await revalidate();
    toasts.show(`Wallet ${short} unlinked.`, { type: 'success' });
  });
  return (
    <li className="grid gap-3 border-t border-line py-4 first:border-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            <span className="num" title={wallet.address}>
              {short}
            </span>
            <Badge tone="neutral">{CHAIN_NAMES[wallet.chain]}</Badge>
          </p>
          <p className="text-meta text-text-3">
            {isOnlyLogin
              ? 'This is your only way to log in. Set a password or link another wallet before you unlink it.'
              : `Linked on ${dates.date(wallet.linkedAt)}`}
          </p>
        </div>
        {!isOnlyLogin && (
          <Button
            size="sm"
            loading={unlink.isBusy}
            onClick={() => setIsAsking(true)}
            aria-label={`Unlink ${short}`}
          >
            Unlink
          </Button>
        )}
      </div>
      <FormProblem problem={unlink.problem} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Unlink this wallet?"
        confirmText="Unlink"
        onConfirm={unlink.run}
      >
        You can no longer log in with {short}.
      </ConfirmDialog>
    </li>
  );
}

function LinkForm() {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const initial = useInitialPassword();
  const [currentPassword, setCurrentPassword] = useState(initial);
  const bind = () => ({
    value: currentPassword,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setCurrentPassword(event.target.value),
  });
  return (
    <div className="grid max-w-[440px] gap-[18px]">
      <h3 className="text-card">Link a wallet</h3>
      <CurrentPasswordField form={{ fields: {}, bind }} />
      <WalletButtons
        label="Link a wallet"
        onWallet={async (wallet) => {
          const api = await loadBrowserApi();
          const signed = await signWithWallet(api, wallet, 'link');
          const proof = currentPassword === '' ? {} : { currentPassword };
          await api.linkWallet({ body: { chain: wallet.chain, ...signed, ...proof } });
          setCurrentPassword(initial);
          await revalidate();
          toasts.show('Wallet linked.', { type: 'success' });
        }}
      />
    </div>
  );
}
