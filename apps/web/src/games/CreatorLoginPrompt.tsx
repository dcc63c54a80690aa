import { LoginPrompt } from '../shell/LoginPrompt.tsx';

/** Instead of a page about a game that only those who make it may see. */
export function CreatorLoginPrompt({ title }: { title: string }) {
  return (
    <LoginPrompt
      title={title}
      lead="This is for whoever made the game, and for those it is shared with."
      headerMessage="It opens as soon as you are in."
      offersSignUp={false}
    />
  );
}
