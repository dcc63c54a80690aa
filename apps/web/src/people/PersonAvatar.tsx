import type { PersonSummary } from '@playloom/api-contract';
import { FramedAvatar } from './FramedAvatar.tsx';

/** The profile image of a user among others, with the frame that they wear. The name is next to it. */
export function PersonAvatar({ person: { local, frame }, size }: { person: PersonSummary; size: number }) {
  return <FramedAvatar frame={frame} name={local.username} src={local.profilePicture} size={size} />;
}
