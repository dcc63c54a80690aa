import { Button, LabeledField, Select } from '@playloom/design-system';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import type { SkinReview } from './SkinReview.ts';

const NONE = '(none)';

/** Chooses the character that accepts skins. Saving copies the character's look from the live release. */
export function CharacterForm({ review }: { review: SkinReview }) {
  const { game, character, units } = review;
  const [unit, setUnit] = useState(character?.unit ?? NONE);
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const save = useAsyncAction(async () => {
    const body = { unit: unit === NONE ? null : unit };
    await (await loadBrowserApi()).allowSkins({ params: { id: game._id }, body });
    await revalidate();
    toasts.show(body.unit === null ? 'Skin submissions are closed.' : 'Skin submissions are open.', {
      type: 'success',
    });
  });
  return (
    <section aria-labelledby="character" className="edge mt-6 rounded-lg bg-surface p-5 desk:p-8">
      <h2 id="character" className="text-panel">
        Skin submissions
      </h2>
      <p className="mt-2 max-w-[60ch] text-secondary text-text-2">
        Let players submit skins for one character in your game. You review each skin. Approved skins are
        visible to all players.
      </p>
      {units.length === 0 ? (
        <p className="mt-4 text-secondary text-text-2">Publish your game to accept skins.</p>
      ) : (
        <div className="mt-5 flex max-w-[560px] flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-60">
            <LabeledField label="Character">
              <Select
                options={[
                  { value: NONE, label: 'None (submissions closed)' },
                  ...units.map(({ unit: value, name }) => ({ value, label: name })),
                ]}
                value={unit}
                onValueChange={setUnit}
              />
            </LabeledField>
          </div>
          <Button variant="primary" loading={save.isBusy} onClick={save.run}>
            Save
          </Button>
        </div>
      )}
      <div className="mt-4 empty:hidden">
        <FormProblem problem={save.problem} />
      </div>
    </section>
  );
}
