import type { OwnUtilityToken, Web3Settings } from '@playloom/api-contract';
import { useId } from 'react';
import { TokenCard } from './TokenCard.tsx';
import { TokenForm } from './TokenForm.tsx';

interface TokenSectionProps {
  settings: Web3Settings;
  scope: 'game' | 'world';
  token: OwnUtilityToken | null;
  title: string;
  lead: string;
  /** Whether the token belongs to another user's world and is read-only here. */
  isLocked: boolean;
}

export function TokenSection({ settings, scope, token, title, lead, isLocked }: TokenSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="edge mt-6 rounded-lg bg-surface p-5 desk:p-8">
      <h2 id={id} className="text-panel break-words">
        {title}
      </h2>
      <p className="mt-2 max-w-[60ch] text-secondary text-text-2">
        {isLocked ? `${lead} Only the world’s owner can change it.` : lead}
      </p>
      <div className="mt-6 grid gap-6">
        {token ? (
          <TokenCard settings={settings} scope={scope} token={token} isLocked={isLocked} />
        ) : (
          <p className="text-text-3">No token yet.</p>
        )}
        {/* The key resets the form after saving. */}
        {!isLocked && (
          <TokenForm key={JSON.stringify(token)} settings={settings} scope={scope} token={token} />
        )}
      </div>
    </section>
  );
}
