import { AskToLogIn } from '../shell/AskToLogIn.tsx';

/** Instead of a page about a game that only those who make it may see. */
export function AskMaker({ title }: { title: string }) {
  return (
    <AskToLogIn
      title={title}
      lead="This is for whoever made the game, and for those it is shared with."
      headerMessage="It opens as soon as you are in."
      offersSignUp={false}
    />
  );
}
