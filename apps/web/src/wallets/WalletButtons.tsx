import { Banner, Button } from '@playloom/design-system';
import Wallet from 'lucide-react/icons/wallet';
import { useState } from 'react';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { isRejectedByUser } from './signWithWallet.ts';
import { findWallets, type BrowserWallet, type WalletWindow } from './findWallets.ts';

interface WalletButtonsProps {
  label: string;
  onWallet: (wallet: BrowserWallet) => Promise<void>;
}

/** A button that connects the only wallet, opens a list if there are several, or shows help if there is none. */
export function WalletButtons({ label, onWallet }: WalletButtonsProps) {
  const [found, setFound] = useState<BrowserWallet[] | null>(null);
  const [first, ...others] = found ?? [];
  if (first && others.length > 0) {
    return (
      <div className="grid gap-3">
        <p className="text-secondary text-text-2">Choose a wallet</p>
        {[first, ...others].map((wallet, index) => (
          <WalletButton key={index} label={wallet.name} find={() => wallet} onWallet={onWallet} />
        ))}
      </div>
    );
  }
  function find(): BrowserWallet | null {
    const wallets = findWallets(window as unknown as WalletWindow);
    setFound(wallets);
    return wallets.length === 1 ? (wallets[0] ?? null) : null;
  }
  return (
    <div className="grid gap-3">
      {found?.length === 0 && (
        <Banner title="No wallet found">
          Install a wallet such as MetaMask (Ethereum) or Phantom (Solana), then reload this page. On a phone,
          open this page in your wallet app’s browser.
        </Banner>
      )}
      <WalletButton label={label} find={find} onWallet={onWallet} />
    </div>
  );
}

interface WalletButtonProps extends WalletButtonsProps {
  /** Returns null if there is no wallet, or if the user has to choose one first. */
  find: () => BrowserWallet | null;
}

function WalletButton({ label, find, onWallet }: WalletButtonProps) {
  const act = useAsyncAction(async () => {
    const wallet = find();
    if (!wallet) return;
    try {
      await onWallet(wallet);
    } catch (error) {
      if (!isRejectedByUser(error)) throw error;
    }
  });
  return (
    <>
      <FormProblem problem={act.problem} />
      <Button wide loading={act.isBusy} icon={<Wallet size={18} aria-hidden="true" />} onClick={act.run}>
        {label}
      </Button>
    </>
  );
}
