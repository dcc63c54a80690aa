import type { Skin } from '@playloom/api-contract';
import { Button, LabeledField, Select } from '@playloom/design-system';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SkinReview } from './SkinReview.ts';

const NONE = '(none)';

/** Chooses the achievement with which players earn a skin of the creator. */
export function SkinReward({ skin, achievements }: { skin: Skin; achievements: SkinReview['achievements'] }) {
  const stored = skin.reward?.achievement ?? NONE;
  const [chosen, setChosen] = useState(stored);
  const { revalidate } = useRevalidator();
  const save = useAsyncAction(async () => {
    const params = { id: skin.gameId, skinId: skin.id };
    const body = { achievement: chosen === NONE ? null : chosen };
    await (await loadBrowserApi()).setSkinReward({ params, body });
    await revalidate();
  });
  return (
    <div className="grid gap-2">
      <LabeledField label="Reward for" hint="Players who unlock the achievement can wear this skin.">
        <Select
          options={[
            { value: NONE, label: 'No achievement' },
            ...achievements.map(({ achievement, name }) => ({ value: achievement, label: name })),
          ]}
          value={chosen}
          onValueChange={setChosen}
        />
      </LabeledField>
      <FormProblem problem={save.problem} />
      {chosen !== stored && (
        <Button
          size="sm"
          variant="primary"
          className="justify-self-start"
          loading={save.isBusy}
          onClick={save.run}
        >
          Save reward
        </Button>
      )}
    </div>
  );
}
