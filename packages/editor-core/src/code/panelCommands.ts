import type { DraftGame } from '@playloom/draft';
import { fail, limits, type Result, succeed } from '@playloom/game-format';
import type { Command } from '../editor/Editor.ts';
import type { Snippet } from './scriptTemplates.ts';

export function getPanelPath(panel: string): readonly string[] {
  return ['data', 'ui', panel, 'htmlData'];
}

/** Validates a typed panel name. Fails with the reason if it is invalid. */
export function validatePanelName(game: DraftGame, typed: string): Result<string, string> {
  const name = typed.trim();
  if (!limits.PANEL_NAME_PATTERN.test(name)) {
    return fail('Start with a letter, then use letters, numbers, -, and _ (40 characters at most).');
  }
  if (Object.hasOwn(game.data.ui, name)) return fail(`A panel named ${name} already exists.`);
  if (Object.keys(game.data.ui).length >= limits.PANELS_MAX) {
    return fail(`A game can have at most ${limits.PANELS_MAX} panels.`);
  }
  return succeed(name);
}

export function addPanel(name: string, htmlData: string): Command {
  return {
    label: `Add panel ${name}`,
    edits: [{ kind: 'insert', path: ['data', 'ui'], key: name, value: { htmlData } }],
  };
}

export function renamePanel(game: DraftGame, from: string, to: string): Command {
  const htmlData = game.data.ui[from]?.htmlData ?? '';
  return {
    label: `Rename panel ${from} to ${to}`,
    edits: [
      { kind: 'insert', path: ['data', 'ui'], key: to, value: { htmlData } },
      { kind: 'remove', path: ['data', 'ui', from] },
    ],
  };
}

export function removePanel(name: string): Command {
  return { label: `Delete panel ${name}`, edits: [{ kind: 'remove', path: ['data', 'ui', name] }] };
}

/** Example code for panels that communicate with the game. */
export const panelSnippets: readonly Snippet[] = [
  {
    title: 'Button that sends an event',
    text: 'Handle it in a rule with “The panel … sends …”, or in a script.',
    code: `<button type="button" data-event="start" data-value="easy">Start</button>
`,
  },
  {
    title: 'Value from the game',
    text: 'The game sends { event, value } and the panel shows it.',
    code: `<p>Score: <strong id="score">0</strong></p>
<script>
  addEventListener('message', ({ data }) => {
    if (data.event === 'score') document.getElementById('score').textContent = data.value;
  });
</script>
`,
  },
  {
    title: 'Form',
    text: 'Sends what the player typed as one value.',
    code: `<form id="naming">
  <label>Name of your ship <input name="ship" maxlength="20" required></label>
  <button>Set sail</button>
</form>
<script>
  document.getElementById('naming').addEventListener('submit', (event) => {
    event.preventDefault();
    playloom.send('named', new FormData(event.target).get('ship'));
  });
</script>
`,
  },
];

export const PANEL_TEMPLATE = `<style>
  h2 { margin: 0 0 8px; font-size: 20px; }
  button { padding: 8px 14px; border: 0; border-radius: 8px; background: #ff7a66; color: #171226; font: inherit; }
</style>

<h2 id="title">Welcome</h2>
<p>You have <strong id="coins">0</strong> coins.</p>
<button type="button" data-event="close">Close</button>

<script>
  // The game sends messages: { event, value }.
  addEventListener('message', ({ data }) => {
    if (data.event === 'coins') document.getElementById('coins').textContent = data.value;
  });
</script>
`;
