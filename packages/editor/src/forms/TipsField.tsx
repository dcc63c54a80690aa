import { EmptyState } from '@playloom/design-system/EmptyState';
import { Kbd } from '@playloom/design-system';
import type { DraftPath } from '@playloom/draft';
import { setField, suggestTips } from '@playloom/editor-core';
import { describeTip, nameTipSign, type TipDevice } from '@playloom/game-client';
import type { Json, JsonObject, Tip, UnitType } from '@playloom/game-format';
import Plus from 'lucide-react/icons/plus';
import { useGame, useSession } from '../session/SessionContext.ts';
import type { ControlProps } from './ControlProps.ts';
import { useDraftValue, useFormEdits } from './FormContext.ts';
import { ListField } from './ListField.tsx';

const FIRST_TIP: JsonObject = { text: 'Move', key: null, done: { kind: 'moves', tiles: 3 } };
const DEVICES: readonly (readonly [TipDevice, string])[] = [
  ['keyboard', 'Keyboard'],
  ['xbox', 'Gamepad'],
  ['touch', 'Touch'],
];

/** The tips for new players. Each has a preview for keyboard, gamepad and touch. */
export function TipsField(props: ControlProps<'list'>) {
  const value = useDraftValue(props.path);
  const isEmpty = !Array.isArray(value) || value.length === 0;
  return isEmpty ? <NoTips path={props.path} /> : <ListField {...props} EntryFooter={TipPreview} />;
}

function NoTips({ path }: { readonly path: DraftPath }) {
  const { draft, game } = useSession().editor;
  const { isDisabled, run } = useFormEdits();
  const suggested = useGame((whole) => countSuggestions(whole));
  // Drafts from before there were tips have no list, so the whole list is set.
  const add = (tips: readonly Json[], label: string) => run(setField(draft, path, [...tips], label));
  const buttons = (
    <div className="tips-start">
      {suggested > 0 && (
        <button
          type="button"
          className="ed-button"
          data-tone="commit"
          onClick={() => add(suggestTips(game.get()), 'Add common tips')}
        >
          {suggested === 1 ? 'Add a common tip' : `Add ${suggested} common tips`}
        </button>
      )}
      <button type="button" className="ed-button" onClick={() => add([FIRST_TIP], 'Add a tip')}>
        <Plus size={14} aria-hidden="true" />
        Add tip
      </button>
    </div>
  );
  return (
    <div data-field={path.join('.')}>
      <EmptyState title="No tips yet" action={isDisabled ? undefined : buttons}>
        New players have to find out the controls on their own.
      </EmptyState>
    </div>
  );
}

function countSuggestions(game: Parameters<typeof suggestTips>[0]): number {
  return suggestTips(game).length;
}

/** What players see, with the controls of the unit that they get first. */
function TipPreview({ path }: { readonly path: DraftPath }) {
  const value = useDraftValue(path);
  const type = useGame(({ settings, types }) => findUnit(types.units, settings.players.unit));
  if (!isTip(value)) return null;
  return (
    <dl className="tips-preview" aria-label="Preview">
      {DEVICES.map(([device, label]) => {
        const { text, signs } = describeTip(value, { type, keys: {}, padButtons: {}, device });
        return (
          <div key={device}>
            <dt>{label}</dt>
            <dd>
              {signs.map((sign) => (
                <Kbd key={nameTipSign(sign)}>{nameTipSign(sign)}</Kbd>
              ))}
              <span>{text}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Types that an older editor saved can lack parts. Their signs are unknown then. */
function findUnit(
  units: { readonly [id: string]: Partial<UnitType> } | undefined,
  id: string | null,
): UnitType | null {
  const unit = id === null ? undefined : units?.[id];
  return unit?.controls?.keys !== undefined && unit.inventory !== undefined ? (unit as UnitType) : null;
}

function isTip(value: Json | undefined): value is Json & Tip {
  const { text, done } = (value ?? {}) as { text?: unknown; done?: { kind?: unknown } };
  return typeof text === 'string' && typeof done?.kind === 'string';
}
