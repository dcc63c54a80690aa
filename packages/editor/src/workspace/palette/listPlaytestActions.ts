import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Gauge from 'lucide-react/icons/gauge';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import StepBack from 'lucide-react/icons/step-back';
import StepForward from 'lucide-react/icons/step-forward';
import UserPlus from 'lucide-react/icons/user-plus';
import type { EditorAction } from '../../actions/EditorAction.ts';
import { PLAYTEST_PLAYERS_MAX, PLAYTEST_SPEEDS } from '../../parts/playtest/run/playtestLimits.ts';
import type { PlaytestState } from '../../session/Playtest.ts';
import type { EditorSession } from '../../session/EditorSession.ts';

const GROUP = 'Play';

/** Actions that start a playtest, control its time, and change its players. */
export function listPlaytestActions(showGame: () => void): readonly EditorAction[] {
  return [...listStarts(), ...listTimes(), ...listSpeeds(), ...listPlayers(showGame)];
}

function getPlaytestState({ playtest }: EditorSession): PlaytestState {
  return playtest.state.get();
}

const isNotRunning = (session: EditorSession) => getPlaytestState(session).kind !== 'running';

function listStarts(): readonly EditorAction[] {
  const withPlayers = (players: number, ...keys: string[]): EditorAction => ({
    id: `play.start-${players}`,
    label: `Play with ${players} players`,
    group: GROUP,
    searchTerms: ['test', 'multiplayer', 'together'],
    keys,
    Icon: Play,
    run: ({ playtest }) => playtest.start({ players }),
  });
  return [
    {
      id: 'play.start',
      label: 'Play',
      group: GROUP,
      searchTerms: ['test', 'run', 'try', 'start'],
      keys: ['F5'],
      Icon: Play,
      // The same shortcut starts and stops the playtest. After a failed start, it tries again.
      run: ({ playtest }) =>
        ['running', 'starting'].includes(playtest.state.get().kind) ? playtest.stop() : playtest.start(),
    },
    withPlayers(2, 'Mod+F5'),
    withPlayers(3),
    withPlayers(4),
    {
      id: 'play.stop',
      label: 'Stop playing',
      group: GROUP,
      keys: ['Shift+F5'],
      Icon: Square,
      isOff: (session) => getPlaytestState(session).kind === 'stopped',
      run: ({ playtest }) => playtest.stop(),
    },
  ];
}

/** Time controls. The playtest handles their keys before the game does, unless the game uses them. */
function listTimes(): readonly EditorAction[] {
  return [
    {
      id: 'play.pause',
      label: 'Pause or resume',
      group: GROUP,
      searchTerms: ['resume', 'hold', 'time'],
      shownKeys: ['P'],
      Icon: Pause,
      isOff: isNotRunning,
      run: (session) => {
        const state = getPlaytestState(session);
        if (state.kind === 'running' && state.isPaused) session.playtest.resume();
        else session.playtest.pause();
      },
    },
    {
      id: 'play.on',
      label: 'Step forward one tick',
      group: GROUP,
      searchTerms: ['step', 'forward'],
      shownKeys: ['.'],
      Icon: StepForward,
      isOff: isNotRunning,
      run: ({ playtest }) => playtest.step(1),
    },
    {
      id: 'play.back',
      label: 'Step back one tick',
      group: GROUP,
      searchTerms: ['step', 'rewind'],
      shownKeys: [','],
      Icon: StepBack,
      isOff: isNotRunning,
      run: ({ playtest }) => playtest.step(-1),
    },
  ];
}

function listSpeeds(): readonly EditorAction[] {
  return PLAYTEST_SPEEDS.map((speed) => ({
    id: `play.speed-${speed}`,
    label: `Speed ${speed}×`,
    group: GROUP,
    searchTerms: Number(speed) < 1 ? ['slow motion'] : [],
    Icon: Gauge,
    isOff: isNotRunning,
    run: ({ playtest }) => playtest.setSpeed(Number(speed)),
  }));
}

function listPlayers(showGame: () => void): readonly EditorAction[] {
  return [
    {
      id: 'play.add',
      label: 'Add player',
      group: GROUP,
      Icon: UserPlus,
      isOff: (session) => {
        const state = getPlaytestState(session);
        return state.kind !== 'running' || state.players.length >= PLAYTEST_PLAYERS_MAX;
      },
      run: ({ playtest }) => playtest.addPlayer(),
    },
    {
      id: 'play.show',
      label: 'Back to the game',
      group: GROUP,
      Icon: Gamepad2,
      isOff: isNotRunning,
      run: showGame,
    },
  ];
}
