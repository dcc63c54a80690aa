import { limits } from '@playloom/game-format/basics';
import {
  deltaRecordField,
  dictionaryField,
  listField,
  nullableField,
  recordField,
} from '../fields/compounds.ts';
import { tableNameField } from '../fields/names.ts';
import {
  booleanField,
  colorField,
  countField,
  enumField,
  idField,
  numberField,
  textField,
} from '../fields/scalars.ts';
import type { MatchAwardView, MatchResultRowView, MatchResultsView, RoomView } from '../view/View.ts';

export const blankRoomView: RoomView = {
  match: { phase: 'off', round: 0, endsAt: 0, wins: {} },
  results: null,
  matchVotes: {},
  teamScores: {},
  daylight: { brightness: 1, color: '#ffffff' },
  layerOpacities: {},
  scriptsOff: null,
  race: {},
};

const resultsField = recordField<MatchResultsView>({
  winner: recordField<MatchResultsView['winner']>({
    team: nullableField(idField),
    player: nullableField(countField()),
  }),
  rows: listField(
    recordField<MatchResultRowView>({
      player: countField(),
      name: textField(),
      isBot: booleanField,
      team: nullableField(idField),
      value: numberField,
      last: nullableField(numberField),
      best: nullableField(numberField),
    }),
    limits.PLAYERS_MAX,
  ),
  awards: listField(
    recordField<MatchAwardView>({
      award: countField(limits.AWARDS_MAX),
      players: listField(countField(), limits.PLAYERS_MAX),
      value: numberField,
    }),
    limits.AWARDS_MAX,
  ),
});

export const roomField = deltaRecordField<RoomView>({
  match: recordField<RoomView['match']>({
    phase: enumField(['off', 'waiting', 'countdown', 'round', 'pause', 'over']),
    round: numberField,
    endsAt: numberField,
    wins: dictionaryField(idField, numberField),
  }),
  results: nullableField(resultsField),
  matchVotes: dictionaryField(idField, countField(limits.MATCH_OPTIONS_MAX)),
  teamScores: dictionaryField(tableNameField('teams'), numberField),
  daylight: recordField<RoomView['daylight']>({ brightness: numberField, color: colorField }),
  layerOpacities: dictionaryField(tableNameField('layers'), numberField),
  scriptsOff: nullableField(textField()),
  race: dictionaryField(idField, numberField),
});
