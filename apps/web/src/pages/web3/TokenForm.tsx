import {
  endpoints,
  apiLimits,
  tokenChains,
  tokenTypes,
  type OwnUtilityToken,
  type TokenChain,
  type TokenType,
  type Web3Settings,
} from '@playloom/api-contract';
import { Button, LabeledField, Select, TextInput } from '@playloom/design-system';
import { useRevalidator } from 'react-router';
import { z } from 'zod';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useForm } from '@playloom/site/forms/useForm.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';

interface TokenFormProps {
  settings: Web3Settings;
  scope: 'game' | 'world';
  token: OwnUtilityToken | null;
}

const CHAINS = Object.entries(tokenChains).map(([value, label]) => ({ value, label }));
const TYPES = Object.entries(tokenTypes).map(([value, label]) => ({ value, label }));
const { shape } = endpoints.setUtilityToken.body;
const typedSchema = z.object({
  tokenAddress: shape.tokenAddress,
  tokenId: z.literal('').or(shape.tokenId),
  iconSourceUrl: z.string().max(apiLimits.TOKEN_ICON_ADDRESS_MAX),
});

export function TokenForm({ settings, scope, token }: TokenFormProps) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: {
      chain: token?.chain ?? settings.readableChains[0] ?? 'ethereum',
      type: token?.type ?? 'ERC20',
      tokenAddress: token?.tokenAddress ?? '',
      tokenId: token?.tokenId ?? '',
      iconSourceUrl: token?.iconSourceUrl ?? '',
    },
    schema: typedSchema,
    fieldByErrorId: { picture_not_readable: 'iconSourceUrl', picture_too_large: 'iconSourceUrl' },
    async send({ chain, type, tokenAddress, tokenId, iconSourceUrl }) {
      const api = await loadBrowserApi();
      const { data } = await api.setUtilityToken({
        params: { id: settings._id, scope },
        body: {
          chain: chain as TokenChain,
          type: type as TokenType,
          tokenAddress,
          ...(type === 'ERC1155' && tokenId !== '' ? { tokenId } : {}),
          iconSourceUrl: iconSourceUrl.trim() || null,
        },
      });
      await revalidate();
      const saved = scope === 'game' ? data.token : data.world?.token;
      toasts.show(`${saved?.name ?? 'Token'} saved.`, { type: 'success' });
    },
  });
  const hasNode = settings.readableChains.includes(form.values.chain as TokenChain);
  const chainName = tokenChains[form.values.chain as TokenChain];
  return (
    <form onSubmit={form.submit} noValidate className="grid max-w-[640px] gap-[18px]">
      <FormProblem problem={form.problem} />
      <div className="grid items-start gap-[18px] sm:grid-cols-2">
        <LabeledField
          label="Chain"
          hint={
            hasNode
              ? undefined
              : `This server has no ${chainName} node, so it can’t read balances on this chain.`
          }
        >
          <Select
            options={CHAINS}
            value={form.values.chain}
            onValueChange={(value) => form.set('chain', value)}
          />
        </LabeledField>
        <LabeledField label="Type">
          <Select
            options={TYPES}
            value={form.values.type}
            onValueChange={(value) => form.set('type', value)}
          />
        </LabeledField>
      </div>
      <LabeledField label="Contract address" error={form.fields.tokenAddress}>
        <TextInput {...form.bind('tokenAddress')} autoComplete="off" spellCheck={false} placeholder="0x…" />
      </LabeledField>
      {form.values.type === 'ERC1155' && (
        <LabeledField label="Token ID" error={form.fields.tokenId} hint="The token’s ID in the contract.">
          <TextInput {...form.bind('tokenId')} inputMode="numeric" autoComplete="off" />
        </LabeledField>
      )}
      <LabeledField
        label="Icon URL"
        error={form.fields.iconSourceUrl}
        hint="Optional, up to 1 MB. We download it once and show our copy."
      >
        <TextInput
          {...form.bind('iconSourceUrl')}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://…"
        />
      </LabeledField>
      <Button
        type="submit"
        variant={form.isDirty ? 'primary' : 'secondary'}
        loading={form.isSending}
        className="justify-self-start"
      >
        Save
      </Button>
    </form>
  );
}
