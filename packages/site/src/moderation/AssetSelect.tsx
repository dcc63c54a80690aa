import type { Endpoints, EndpointResponse } from '@playloom/api-contract';
import { LabeledField, Select } from '@playloom/design-system';
import { useEffect, useState } from 'react';
import { loadBrowserApi } from '../api/loadBrowserApi.ts';
import { useRootData } from '../session/useRootData.ts';

type Asset = EndpointResponse<Endpoints['listGameAssets']>['data'][number];

interface Props {
  gameId: string;
  asset: string | null;
  onChoose: (file: string | null) => void;
}

const WHOLE = 'whole';
const KINDS = { image: 'Image', sound: 'Sound' } as const;

/** Lets the user report the whole game or only one image or sound in it. */
export function AssetSelect({ gameId, asset, onChoose }: Props) {
  const assets = useAssets(gameId);
  if (assets.length === 0) return null;
  const chosen = assets.find(({ file }) => file === asset);
  return (
    <div className="grid gap-3">
      <LabeledField label="What are you reporting?">
        <Select
          value={asset ?? WHOLE}
          onValueChange={(value) => onChoose(value === WHOLE ? null : value)}
          options={[
            { value: WHOLE, label: 'The whole game' },
            ...assets.map(({ file, name, kind }) => ({ value: file, label: `${KINDS[kind]}: ${name}` })),
          ]}
        />
      </LabeledField>
      {chosen?.kind === 'image' && <AssetPreview file={chosen.file} />}
    </div>
  );
}

export function AssetPreview({ file }: { file: string }) {
  const { config } = useRootData();
  return (
    <img
      src={`${config.uiOrigin}/files/${encodeURIComponent(file)}`}
      alt="File you’re reporting"
      className="edge max-h-32 max-w-full justify-self-start rounded-cover bg-ink-800 object-contain p-2"
    />
  );
}

/**
 * Loads the game's images and sounds. Returns an empty list if that fails, and the user can still report the whole
 * game.
 */
function useAssets(gameId: string): Asset[] {
  const [assets, setAssets] = useState<Asset[]>([]);
  useEffect(() => {
    const current = { isOld: false };
    loadBrowserApi()
      .then((api) => api.listGameAssets({ params: { id: gameId } }))
      .then(
        ({ data }) => current.isOld || setAssets(data),
        () => undefined,
      );
    return () => {
      current.isOld = true;
    };
  }, [gameId]);
  return assets;
}
