import { useMemo } from 'react';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { type ListedProblem, listProblems } from './listProblems.ts';

export function useProblems(): readonly ListedProblem[] {
  const session = useSession();
  const problems = useStore(session.problems);
  const findings = useStore(session.findings);
  return useMemo(() => listProblems(problems, findings), [problems, findings]);
}
