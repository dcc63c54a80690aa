import type { FrameLook } from '@playloom/api-contract';
import { Avatar } from '@playloom/design-system';
import type { ComponentProps, CSSProperties } from 'react';
import './cosmetics.css';

type FramedAvatarProps = ComponentProps<typeof Avatar> & { frame: FrameLook | null | undefined };

/** A profile image with the frame that the user has earned and chosen. It is as large as one without. */
export function FramedAvatar({ frame, size = 40, ...avatar }: FramedAvatarProps) {
  if (!frame) return <Avatar size={size} {...avatar} />;
  const ring = Math.max(2, Math.round(size * 0.07));
  return (
    <span
      className="profile-frame"
      data-pattern={frame.pattern}
      title={`${frame.name}: ${frame.source}`}
      style={{ '--frame-hue': frame.hue, padding: ring } as CSSProperties}
    >
      <Avatar size={size - 2 * ring} {...avatar} />
    </span>
  );
}
