import type { JoinedSeat } from '../controller/PlayEnvironment.ts';

export function makeSeat(slug: string, ticket: string): JoinedSeat {
  return {
    url: '/rooms/p/r',
    ticket,
    roomId: 'room-1',
    roomName: 'Copper Yard 3',
    lobbyCode: null,
    gameId: 'game-1',
    gameSlug: slug,
    release: 4,
    engineVersion: '1.0.0.0',
    releaseUrl: '/api/game-client/cached/game-1/4/',
    person: {
      name: 'Quiet Wren',
      isSignedIn: false,
      canChat: true,
      chatHurdle: null,
      hasSeenTips: false,
      storesAchievements: true,
    },
  };
}
