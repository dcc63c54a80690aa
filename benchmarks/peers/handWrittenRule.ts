/**
 * `scenes/fightRule.ts` as a programmer would write it for this one game. It is the baseline, so do not optimize it.
 */
export function runHandWrittenFight(state: Map<string, number>): void {
  const health = state.get('health')!;
  const anger = state.get('anger')!;
  const distance = state.get('distance')!;
  const reach = state.get('reach')!;
  const low = state.get('low')!;
  const most = state.get('most')!;
  if (!(health > low && (distance < reach || anger >= 100))) {
    state.set('health', most + Math.sign(anger - 3));
    return;
  }
  const strength = state.get('strength')!;
  const damage = (strength + (reach - distance) / 2) * Math.max(anger, 1);
  state.set('damage', damage);
  const rest = damage % 7;
  state.set('health', Math.min(most, Math.max(0, health - rest)));
  if (damage >= 5 && damage <= most) state.set('anger', anger + Math.floor(strength));
  else state.set('anger', Math.abs(low));
  state.set('low', low + Math.sign(state.get('anger')! - state.get('health')!));
}
