import { LoginPrompt } from './LoginPrompt.tsx';

/** Shown instead of a page that only the creators of a game can see. */
export function CreatorLoginPrompt({ title }: { title: string }) {
  return (
    <LoginPrompt
      title={title}
      lead="Only the game’s owner and collaborators can see this page."
      headerMessage="Log in to open this page."
      offersSignUp={false}
    />
  );
}
