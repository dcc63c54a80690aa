import type { Party, PartyMember } from '@playloom/api-contract';

interface ShownMember extends Pick<PartyMember, 'frame' | 'emblem'> {
  readonly name: string;
  readonly image: string | null;
}

/** What is shown of a member. Without names, it is only their place in the party. The user may be seen. */
export function nameMember(
  { members }: Pick<Party, 'members'>,
  member: PartyMember,
  hidesNames: boolean,
): ShownMember {
  const { local, frame, emblem } = member;
  if (!hidesNames || member.isSelf)
    return { name: local.username, image: local.profilePicture, frame, emblem };
  return { name: `Member ${1 + members.findIndex(({ _id }) => _id === member._id)}`, image: null };
}
