import Brush from 'lucide-react/icons/brush';
import Eraser from 'lucide-react/icons/eraser';
import Flag from 'lucide-react/icons/flag';
import Layers from 'lucide-react/icons/layers';
import MousePointer2 from 'lucide-react/icons/mouse-pointer-2';
import Users from 'lucide-react/icons/users';
import Wrench from 'lucide-react/icons/wrench';
import type { ReactNode } from 'react';
import './heroStage.css';
import heroEdit from '../../../art/images/hero-edit.svg';
import heroPlay from '../../../art/images/hero-play.svg';
import tileTray from '../../../art/images/tile-tray.svg';

const LABEL =
  'The same rooftop level, shown twice. On the left, two people edit it together. On the right, five players race across it.';

/**
 * The hero image of the home page: a game in the editor and the same game running, with space for a play button. The
 * scenes are image files; only their labels are text.
 */
export function HeroStage({ children }: { children?: ReactNode }) {
  return (
    <div className="hero-stage">
      <div className="hero-frame">
        <div className="contents" role="img" aria-label={LABEL}>
          <EditHalf />
          <PlayHalf />
          <div className="hero-braid" />
        </div>
        {children}
      </div>
    </div>
  );
}

function EditHalf() {
  return (
    <div className="hero-half" data-side="edit">
      <div className="hero-scene">
        <img src={heroEdit} width={640} height={540} alt="" fetchPriority="high" />
        <Pointer who="you">You</Pointer>
        <Pointer who="noor">Noor</Pointer>
      </div>
      <div className="hero-glass hero-title">
        <Wrench size={18} />
        <b>Rooftop Relay</b>
        <span>saved just now</span>
      </div>
      <div className="hero-panel hero-tools">
        {[MousePointer2, Brush, Eraser, Layers, Flag].map((Icon, index) => (
          <i key={index} data-on={index === 0 || undefined}>
            <Icon size={19} />
          </i>
        ))}
      </div>
      <div className="hero-panel hero-properties">
        <b>Moving platform</b>
        <p>
          Speed <span className="hero-slider" />
        </p>
        <p>
          Path <code>up 6 tiles</code>
        </p>
        <p>
          Carries players <span className="hero-switch" />
        </p>
      </div>
      <div className="hero-panel hero-tray">
        <img src={tileTray} width={320} height={50} alt="" />
      </div>
    </div>
  );
}

function Pointer({ who, children }: { who: string; children: ReactNode }) {
  return (
    <span className="hero-pointer" data-who={who}>
      <svg viewBox="0 0 24 24" width="22" height="22">
        <path d="M3 2.5l6.5 18 3.200-7.800 7.800-3.200z" strokeWidth="2.6" strokeLinejoin="round" />
      </svg>
      <b>{children}</b>
    </span>
  );
}

const RUNNERS = ['dax', 'mimi', 'tove', 'Noor', 'You'];
const STANDING = [
  { name: 'tove', progress: 96, tone: 'coral' },
  { name: 'mimi', progress: 81, tone: 'mint' },
  { name: 'You', progress: 64, tone: 'sky' },
];

function PlayHalf() {
  return (
    <div className="hero-half" data-side="play">
      <div className="hero-scene">
        <img src={heroPlay} width={640} height={540} alt="" fetchPriority="high" />
        {RUNNERS.map((name) => (
          <b key={name} className="hero-name" data-who={name.toLowerCase()}>
            {name}
          </b>
        ))}
        <span className="hero-speech">wait up!</span>
      </div>
      <div className="hero-glass hero-timer num">0:42</div>
      <div className="hero-glass hero-score num">
        {STANDING.map(({ name, progress, tone }) => (
          <p key={name} data-own={name === 'You' || undefined}>
            <i data-tone={tone} />
            {name} <b>{progress}%</b>
          </p>
        ))}
      </div>
      <div className="hero-glass hero-room">
        <Users size={18} />
        <b>Room HAZEL</b> <span>5 of 8</span>
      </div>
    </div>
  );
}
