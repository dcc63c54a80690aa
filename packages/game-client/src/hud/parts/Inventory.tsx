import type { Game, Key } from '@playloom/game-format';
import { useState } from 'preact/hooks';
import { describeKey } from '../../controls/describeKey.ts';
import { findPhysicalKey } from '../../controls/rebindKeys.ts';
import type { PlayerSettings } from '../../settings/PlayerSettings.ts';
import { computeHudLayout } from '../state/computeHudLayout.ts';
import { useHud, useHudSlice } from '../state/HudContext.ts';
import { Icon } from '../elements/Icon.tsx';
import { countBarSlots } from './countBarSlots.ts';
import { formatAmount } from '../elements/formatAmount.ts';
import { describeLookSprite } from '../elements/describeLookSprite.ts';
import { HudSpriteView } from '../elements/HudSpriteView.tsx';
import {
  BAR_SLOTS_MAX,
  describeSlot,
  listInventorySlots,
  type InventorySlotView,
} from './listInventorySlots.ts';
import { CooldownSweep } from '../elements/CooldownSweep.tsx';
import { useSlotGestures } from './useSlotGestures.ts';
import { toggleSignal } from '../state/changeSignal.ts';

/** The filled slots. Empty ones appear beside them during a drag, so that no filled one moves. */
export function Inventory() {
  const { ui, actions } = useHud();
  const slots = useHudSlice(listInventorySlots);
  const { game, hasTouch, keys } = useHudSlice(({ game, hasTouch, settings }) => ({
    game,
    hasTouch,
    keys: settings.keys,
  }));
  const [isDragging, setDragging] = useState(false);
  const gestures = useSlotGestures(actions, setDragging);
  const filled = slots.filter(({ item }) => item !== null);
  if (filled.length === 0) return null;
  const { form } = computeHudLayout(ui.size.value, hasTouch);
  const space = { ...ui.size.value, form, hasTouch };
  const inBar = countBarSlots(filled.length, space);
  const rest = filled.slice(inBar);
  const emptyShown = Math.max(1, countBarSlots(slots.length, space) - inBar);
  const empty = isDragging ? slots.filter(({ item }) => item === null).slice(0, emptyShown) : [];
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- gestures start on the slots, which are buttons
    <div class="hud-inventory" onMouseDown={(event) => event.preventDefault()} {...gestures}>
      {rest.length > 0 && ui.isInventoryOpen.value && (
        <div class="hud-bag hud-glass" role="group" aria-label="Bag">
          {rest.map((slot) => (
            <SlotButton key={slot.slot} slot={slot} game={game} keys={keys} />
          ))}
        </div>
      )}
      <div class="hud-bar hud-glass" role="group" aria-label="Inventory" data-solid>
        {filled.slice(0, inBar).map((slot) => (
          <SlotButton key={slot.slot} slot={slot} game={game} keys={keys} />
        ))}
        {rest.length > 0 && <InventoryButton rest={rest} />}
      </div>
      {empty.length > 0 && (
        <div class="hud-bar hud-empty-slots hud-glass" role="group" aria-label="Empty slots">
          {empty.map((slot) => (
            <SlotButton key={slot.slot} slot={slot} game={game} keys={keys} />
          ))}
        </div>
      )}
    </div>
  );
}

function InventoryButton({ rest }: { rest: readonly InventorySlotView[] }) {
  const { ui } = useHud();
  return (
    <button
      type="button"
      class="hud-slot"
      aria-expanded={ui.isInventoryOpen.value}
      data-held={rest.some(({ isHeld }) => isHeld) ? '' : undefined}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => toggleSignal(ui.isInventoryOpen)}
    >
      <span class="hud-hidden">
        Bag, {rest.length} more {rest.length === 1 ? 'item' : 'items'}
      </span>
      <Icon name="bag" size={26} />
      <b class="hud-number" aria-hidden="true">
        {rest.length}
      </b>
    </button>
  );
}

interface SlotButtonProps {
  slot: InventorySlotView;
  game: Game;
  keys: PlayerSettings['keys'];
}

function SlotButton({ slot, game, keys }: SlotButtonProps) {
  const { item, count, ammo, reload, isHeld } = slot;
  const look = item === null ? undefined : game.types.items[item]?.look;
  return (
    <button
      type="button"
      class="hud-slot"
      data-slot={slot.slot}
      data-held={isHeld ? '' : undefined}
      aria-pressed={isHeld}
      title={slot.name}
      tabIndex={-1}
    >
      <span class="hud-hidden">{describeSlot(slot)}</span>
      {slot.slot <= BAR_SLOTS_MAX && (
        <u aria-hidden="true">{describeKey(findPhysicalKey(keys, `${slot.slot}` as Key))}</u>
      )}
      {look !== undefined && (
        <span class="hud-slot-picture">
          <HudSpriteView sprite={describeLookSprite(game, look)} />
        </span>
      )}
      {(count !== null || ammo !== null) && (
        <b class="hud-number" aria-hidden="true">
          {ammo === null ? formatAmount(count ?? 0) : ammo.left}
        </b>
      )}
      {reload !== null && <CooldownSweep left={reload.left} of={reload.of} />}
    </button>
  );
}
