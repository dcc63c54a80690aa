import type { Cosmetic, WornCosmetics } from '@playloom/api-contract';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { useState } from 'react';
import { CosmeticPreview } from './CosmeticPreview.tsx';

interface CosmeticChoiceProps {
  earned: readonly Cosmetic[];
  worn: WornCosmetics;
}

/** What the user has earned, and what their profile shows of it. */
export function CosmeticChoice({ earned, worn: stored }: CosmeticChoiceProps) {
  const toasts = useToasts();
  const [worn, setWorn] = useState(stored);
  const [isSending, setSending] = useState(false);
  const toggle = async (cosmetic: Cosmetic) => {
    const isWorn = worn[cosmetic.kind]?.id === cosmetic.id;
    const next = { ...worn, [cosmetic.kind]: isWorn ? null : cosmetic };
    setSending(true);
    try {
      const api = await loadBrowserApi();
      const body = { frame: next.frame?.id ?? null, emblem: next.emblem?.id ?? null };
      setWorn((await api.wearCosmetics({ body })).data);
    } catch {
      toasts.show('Couldn’t change your profile. Try again.', { type: 'error' });
    } finally {
      setSending(false);
    }
  };
  return (
    <section className="mt-12" aria-labelledby="earned">
      <h2 id="earned" className="text-section">
        Your frames and emblems
      </h2>
      {earned.length === 0 ? (
        <p className="edge mt-6 rounded-lg bg-surface px-6 py-5 text-text-2">
          Nothing earned yet. Levels of seasons, your player level, and your streak give frames and emblems
          for your profile.
        </p>
      ) : (
        <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,260px),1fr))] gap-3">
          {earned.map((cosmetic) => (
            <li key={cosmetic.id}>
              <button
                type="button"
                aria-pressed={worn[cosmetic.kind]?.id === cosmetic.id}
                aria-disabled={isSending || undefined}
                onClick={() => {
                  if (!isSending) void toggle(cosmetic);
                }}
                className="flex w-full items-center gap-3 rounded-lg bg-surface p-4 text-left shadow-[0_0_0_1px_var(--line)_inset] aria-pressed:shadow-[0_0_0_2px_var(--sun)_inset]"
              >
                <CosmeticPreview cosmetic={cosmetic} />
                <span className="grid min-w-0 wrap-anywhere">
                  <b>{cosmetic.name}</b>
                  <span className="text-meta text-text-2">{cosmetic.source}</span>
                </span>
                {worn[cosmetic.kind]?.id === cosmetic.id && (
                  <span className="ml-auto text-meta text-text-2">Shown</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
