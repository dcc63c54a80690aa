import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const LINE_HEIGHT = '20px';

/** Colors of the code; each color has one meaning. */
const highlights = HighlightStyle.define([
  { tag: [tags.keyword, tags.self, tags.modifier, tags.operatorKeyword], color: 'var(--ed-lilac)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue], color: 'var(--mint)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--sky)' },
  { tag: [tags.typeName, tags.className, tags.namespace, tags.tagName], color: 'var(--coral)' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.function(tags.definition(tags.variableName)),
      tags.attributeName,
    ],
    color: 'var(--sun)',
  },
  { tag: [tags.variableName, tags.propertyName, tags.definition(tags.variableName)], color: 'var(--paper)' },
  { tag: [tags.punctuation, tags.operator, tags.bracket, tags.angleBracket], color: 'var(--paper-mute)' },
  { tag: [tags.comment, tags.docComment], color: '#8d94bd' },
  { tag: tags.invalid, color: 'var(--danger-text)' },
]);

const frame = EditorView.theme(
  {
    '&': { height: '100%', color: 'var(--paper)', backgroundColor: 'var(--ed-sunk)' },
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': {
      fontFamily: 'var(--font-code)',
      fontSize: '0.8125rem',
      fontWeight: '450',
      lineHeight: LINE_HEIGHT,
      fontFeatureSettings: "'calt' 0",
    },
    '.cm-content': { padding: '4px 0 40vh', caretColor: 'var(--sun)' },
    '.cm-line': { padding: '0 16px 0 10px' },
    '.cm-cursor, .cm-dropCursor': { borderLeft: '2px solid var(--sun)' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground, ::selection':
      { backgroundColor: 'rgb(98 182 255 / 0.26)' },
    '.cm-activeLine': { backgroundColor: 'rgb(98 182 255 / 0.07)' },
    '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--text)' },
    '.cm-gutters': {
      backgroundColor: 'var(--ed-sunk)',
      color: '#7f88bd',
      border: '0',
      fontSize: '0.75rem',
    },
    '.cm-lineNumbers .cm-gutterElement': {
      minWidth: '34px',
      padding: '0 8px 0 4px',
      lineHeight: LINE_HEIGHT,
    },
    '.cm-foldGutter .cm-gutterElement': { width: '12px', cursor: 'pointer', color: 'var(--text-3)' },
    '.cm-foldPlaceholder': {
      margin: '0 4px',
      padding: '0 5px',
      border: '0',
      borderRadius: '4px',
      backgroundColor: 'var(--ink-700)',
      color: 'var(--text-2)',
    },
    '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
      backgroundColor: 'rgb(255 200 87 / 0.2)',
      outline: '1px solid rgb(255 200 87 / 0.5)',
    },
    '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': { color: 'var(--danger-text)' },
    '.cm-selectionMatch': { backgroundColor: 'rgb(98 182 255 / 0.16)' },
    '.cm-searchMatch': { backgroundColor: 'rgb(255 200 87 / 0.24)', borderRadius: '2px' },
    '.cm-searchMatch-selected': { backgroundColor: 'rgb(255 200 87 / 0.5)' },
  },
  { dark: true },
);

const popups = EditorView.theme({
  '.cm-tooltip': {
    border: '0',
    borderRadius: '9px',
    backgroundColor: 'var(--ink-800)',
    color: 'var(--text-2)',
    boxShadow: 'var(--compact-shadow)',
  },
  '.cm-tooltip-autocomplete > ul': {
    maxHeight: '258px',
    minWidth: '300px',
    maxWidth: '420px',
    padding: '4px 0',
    fontFamily: 'var(--font-code)',
    fontSize: '0.78125rem',
  },
  '.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    height: '25px',
    padding: '0 10px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'rgb(98 182 255 / 0.18)',
    boxShadow: 'inset 3px 0 0 var(--sky)',
    color: 'var(--text)',
  },
  '.cm-completionMatchedText': { color: 'var(--sun)', fontWeight: '700', textDecoration: 'none' },
  '.cm-completionDetail': {
    marginLeft: '0',
    color: 'var(--text-3)',
    fontStyle: 'normal',
    fontSize: '0.71875rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '.cm-tooltip.cm-completionInfo': { width: '300px', padding: '0', marginLeft: '4px' },
  '.cm-panels': { backgroundColor: 'var(--ed-panel)', color: 'var(--text-2)' },
  '.cm-panels-top': { borderBottom: '1px solid var(--line)' },
});

const marks = EditorView.theme({
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger)',
    textUnderlineOffset: '3px',
    textDecorationSkipInk: 'none',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--sun)',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-hint, .cm-lintRange-info': { backgroundImage: 'none', opacity: '0.62' },
  '.cm-diagnostic': {
    padding: '8px 12px',
    border: '0',
    font: '450 var(--compact-label)/1.45 var(--font-body)',
  },
  '.cm-diagnosticAction': {
    margin: '0 0 0 8px',
    padding: '3px 8px',
    borderRadius: '6px',
    backgroundColor: 'var(--ink-600)',
    color: 'var(--text)',
    font: '600 var(--compact-label)/1.2 var(--font-body)',
  },
  '.cm-line.cm-flash': { backgroundColor: 'rgb(98 182 255 / 0.2)', boxShadow: 'inset 3px 0 0 var(--sky)' },
  '.cm-line.cm-failed': { backgroundColor: 'rgb(255 92 114 / 0.13)' },
});

export const textEditorTheme: Extension = [frame, popups, marks, syntaxHighlighting(highlights)];
