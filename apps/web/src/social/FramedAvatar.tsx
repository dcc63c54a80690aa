import type { Cosmetic } from '@playloom/api-contract';
import { Avatar } from '@playloom/design-system';
import type { ComponentProps, CSSProperties } from 'react';
import './cosmetics.css';

/** A profile image with the frame that the user has earned and chosen. */
export function FramedAvatar({
  frame,
  size = 40,
  ...avatar
}: ComponentProps<typeof Avatar> & { frame: Cosmetic | null }) {
  if (frame === null) return <Avatar size={size} {...avatar} />;
  return (
    <span
      className="profile-frame"
      data-pattern={frame.pattern}
      title={`${frame.name}: ${frame.source}`}
      style={{ '--frame-hue': frame.hue, '--frame-size': `${size}px` } as CSSProperties}
    >
      <Avatar size={size} {...avatar} />
    </span>
  );
}
