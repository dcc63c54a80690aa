import { markerFlags, type MarkerView } from '@playloom/protocol';
import { expect, it } from 'vitest';
import { defaultSettings } from '../settings/PlayerSettings.ts';
import { teamShapePaths } from '../hud/state/getTeamShape.ts';
import { addVisibleEntity, createTestSession } from '../testing/createTestSession.ts';
import { listMarkerDots, listShownMarkers } from './listShownMarkers.ts';
import { markerPaths } from '@playloom/game-format/markers';

const GAME = {
  types: {
    teams: { red: { name: 'Red', color: '#aa0000' }, blue: { name: 'Blue', color: '#0000aa' } },
    units: { hero: { name: 'Hero', look: { height: 2, color: '#123456' } } },
  },
};

function open(...markers: readonly Partial<MarkerView>[]) {
  const session = createTestSession(GAME);
  const empty = { entity: null, at: null, icon: 'dot', color: null, team: null, flags: 0 } as const;
  session.view.own = { ...session.view.own, markers: markers.map((marker) => ({ ...empty, ...marker })) };
  return session;
}

it('[DIR-02:part] are where the entity is drawn, or where the room says', () => {
  const session = open(
    { entity: 65_536 },
    { entity: 7, at: { x: 90, y: 4 } },
    { at: { x: 1, y: 2 } },
    { entity: 8 },
  );
  addVisibleEntity(session, { x: 5, y: 6 });
  expect(listShownMarkers(session, defaultSettings)).toMatchObject([
    { x: 5, y: 6, color: '#123456' },
    { x: 90, y: 4, key: '7' },
    { x: 1, y: 2, lift: 0 },
  ]);
});

it('[DIR-02:part] have the colors and shapes of teams that the player has chosen', () => {
  const session = open(
    { entity: 7, at: { x: 1, y: 1 }, team: 'blue' },
    { at: { x: 1, y: 1 }, color: '#abcdef' },
  );
  const [plain, own] = listShownMarkers(session, defaultSettings);
  expect(plain).toMatchObject({ color: '#0000aa', path: markerPaths.dot });
  expect(own!.color).toBe('#abcdef');
  const [changed] = listShownMarkers(session, { ...defaultSettings, teamPalette: 'tritanopia' });
  expect(changed!.path).toBe(teamShapePaths.triangle);
  expect(changed!.color).not.toBe('#0000aa');
});

it('[DIR-02:part] are on the minimap if they are meant to be', () => {
  const session = open(
    { at: { x: 1, y: 2 }, flags: markerFlags.map },
    { at: { x: 3, y: 4 }, flags: markerFlags.arrow },
  );
  expect(listMarkerDots(listShownMarkers(session, defaultSettings))).toMatchObject([
    { x: 1, y: 2, path: markerPaths.dot, isMe: false },
  ]);
});
