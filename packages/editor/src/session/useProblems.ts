import { type EditorLocation, getLocationKey } from '@playloom/editor-core';
import { useMemo } from 'react';
import { useSession, useStore } from './SessionContext.ts';
import { type ListedProblem, listProblems } from './listProblems.ts';

/** Problems of the whole game. */
export function useProblems(): readonly ListedProblem[] {
  const session = useSession();
  const problems = useStore(session.problems);
  const findings = useStore(session.findings);
  return useMemo(() => listProblems(problems, findings), [problems, findings]);
}

/** Problems of one location. Every part of the editor shows these, so that their counts and texts agree. */
export function useProblemsAt(place: EditorLocation): readonly ListedProblem[] {
  const session = useSession();
  const problems = useStore(session.problems);
  const findings = useStore(session.findings);
  const key = getLocationKey(place);
  return useMemo(() => {
    const isHere = (found: { readonly place: EditorLocation }) => getLocationKey(found.place) === key;
    return listProblems(problems.filter(isHere), findings.filter(isHere));
  }, [problems, findings, key]);
}
