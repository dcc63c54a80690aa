import type { Slot } from '@playloom/game-format';
import './slots.css';

type Look = 'unit' | 'number' | 'text' | 'region' | 'team' | 'choice' | 'question' | 'asset';

/** The color and the symbol of a slot depend on its type. Types that are not listed look like assets. */
const LOOKS: Record<string, Look> = {
  unit: 'unit',
  units: 'unit',
  unitType: 'unit',
  entity: 'unit',
  player: 'unit',
  players: 'unit',
  number: 'number',
  text: 'text',
  key: 'text',
  position: 'region',
  region: 'region',
  spawnPoint: 'region',
  placement: 'region',
  layer: 'region',
  worldMap: 'region',
  team: 'team',
  teams: 'team',
  choice: 'choice',
  boolean: 'question',
};

/** Shows a slot of a rule like the editor does, with a dashed border if it is empty. */
export function SlotChip({ slot }: { slot: Slot }) {
  return (
    <span className="slot" data-look={LOOKS[slot.type] ?? 'asset'} data-empty={slot.isEmpty || undefined}>
      {slot.text}
    </span>
  );
}
