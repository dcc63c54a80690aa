export { createEditor, type EditorPlan } from './createEditor.ts';
export type { Command, Editor, EditorPerson, History, Step } from './Editor.ts';
export { makeId } from './makeId.ts';
export { keyOfPlace, type MapFocus, type Place } from './places/Place.ts';
export { placeOfPath } from './places/placeOfPath.ts';
export { readProblemPath } from './places/readProblemPath.ts';
export { endStep, goToStep, redo, runCommand, undo } from './runCommand.ts';
export { createStore, type Store } from './Store.ts';
