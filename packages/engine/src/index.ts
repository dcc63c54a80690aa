export { scriptEntries, scriptMotionFields } from './scripts/scriptEntries.ts';
export type {
  ScriptDoor,
  ScriptEvent,
  ScriptHost,
  ScriptLine,
  ScriptProblem,
  ScriptReport,
  ScriptSnapshot,
} from './scripts/ScriptHost.ts';
