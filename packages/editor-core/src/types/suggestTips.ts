import type { DraftGame } from '@playloom/draft';
import type { JsonObject, TipCondition, UnitType } from '@playloom/game-format';

/** A beginner needs to know this many things to start playing. */
const SUGGESTED_TIPS = 3;

/** Suggests tips for the controls of the unit that players get: how to move, what to do, and what to collect. */
export function suggestTips({ settings, types }: DraftGame): readonly JsonObject[] {
  const id = settings.players?.unit ?? null;
  const unit = id === null ? undefined : types.units?.[id];
  if (unit?.controls === undefined || unit.inventory === undefined) return [];
  return [
    ...suggestMovement(unit),
    ...suggestAbilities(unit),
    ...suggestItems(unit, types),
    ...suggestInteraction(types),
  ].slice(0, SUGGESTED_TIPS);
}

function suggestMovement({ controls }: UnitType): JsonObject[] {
  if (controls.scheme === 'none') return [];
  const text = controls.scheme === 'vehicle' ? 'Drive' : controls.scheme === 'platformer' ? 'Run' : 'Move';
  const tips = [makeTip(text, { kind: 'moves', tiles: 3 })];
  if (controls.scheme === 'platformer' && controls.jumps > 0)
    tips.push(makeTip('Jump', { kind: 'jumps', times: 1 }));
  return tips;
}

/** Suggests the first key that a creator gave a rule and a name. */
function suggestAbilities({ controls, inventory }: UnitType): JsonObject[] {
  if (inventory.startItems.length > 0) return [makeTip('Attack', { kind: 'attacks', times: 2 })];
  const ability = controls.keys.find(({ press }) => press?.kind === 'run-rule');
  if (ability?.touchButton === undefined) return [];
  return [makeTip(ability.touchButton.label, { kind: 'presses-key', key: ability.key, times: 1 })];
}

function suggestItems(unit: UnitType, { items }: DraftGame['types']): JsonObject[] {
  const canCarry = unit.inventory.size > 0 && unit.canPickUpItems && Object.keys(items ?? {}).length > 0;
  return canCarry ? [makeTip('Pick up an item', { kind: 'picks-up', item: null, times: 1 })] : [];
}

function suggestInteraction({ units, props }: DraftGame['types']): JsonObject[] {
  const partners = [...Object.values(units ?? {}), ...Object.values(props ?? {})];
  const hasPartner = partners.some(
    ({ interaction }) => interaction?.dialogue != null || interaction?.shop != null || !!interaction?.hint,
  );
  return hasPartner ? [makeTip('Look for something to use', { kind: 'interacts', times: 1 })] : [];
}

function makeTip(text: string, done: TipCondition): JsonObject {
  return { text, key: null, done: { ...done } };
}
