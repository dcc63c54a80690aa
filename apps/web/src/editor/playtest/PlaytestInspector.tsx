import './playtest.css';
import { useSession, useStore } from '../session/SessionContext.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

/** What the running game is made of, beside it. */
export default function PlaytestInspector() {
  const { playtest } = useSession();
  const state = useStore(playtest.state);
  if (state.kind !== 'running') return <EmptyState title="Nothing runs yet" docs="/docs" />;
  return <EmptyState title="Pick something">Click on anything in the game to see its values.</EmptyState>;
}
