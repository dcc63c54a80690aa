import type { Cosmetic } from '@playloom/api-contract';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { EmblemMark } from '../../people/EmblemMark.tsx';
import { FramedAvatar } from '../../people/FramedAvatar.tsx';

/** A frame around the profile image of the visitor, or an emblem. */
export function CosmeticPreview({ cosmetic }: { cosmetic: Cosmetic }) {
  const { user } = useRootData();
  if (cosmetic.kind === 'emblem') return <EmblemMark emblem={cosmetic} size={32} />;
  const { username, profilePicture } = user?.local ?? { username: 'You', profilePicture: null };
  return <FramedAvatar frame={cosmetic} name={username} src={profilePicture} size={40} />;
}
