import { deltaRecord, dictionary, nullable, record } from '../fields/compounds.ts';
import { named } from '../fields/names.ts';
import { id, number, oneOf, text } from '../fields/scalars.ts';
import type { RoomView } from '../View.ts';

export const blankRoom: RoomView = {
  match: { phase: 'off', round: 0, endsAt: 0, wins: {} },
  teamScores: {},
  daylight: { brightness: 1, color: '#ffffff' },
  layerOpacities: {},
  scriptsOff: null,
};

export const room = deltaRecord<RoomView>({
  match: record<RoomView['match']>({
    phase: oneOf(['off', 'waiting', 'countdown', 'round', 'pause', 'over']),
    round: number,
    endsAt: number,
    wins: dictionary(id, number),
  }),
  teamScores: dictionary(named('teams'), number),
  daylight: record<RoomView['daylight']>({ brightness: number, color: id }),
  layerOpacities: dictionary(named('layers'), number),
  scriptsOff: nullable(text()),
});
