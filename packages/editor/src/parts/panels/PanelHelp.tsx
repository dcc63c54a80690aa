import { InspectorSection } from '@playloom/design-system/InspectorSection';
import { CodeLine } from '../../textEditor/CodeLine.tsx';
import { listReceivedEvents, listSentEvents } from './readPanelHtml.ts';

/** Explains the messages between a panel and the game, with examples that use this panel's name and events. */
export function PanelHelp({ panel, html }: { readonly panel: string; readonly html: string }) {
  const name = panel === '' ? 'shop' : panel;
  const sent = listSentEvents(html);
  const receivedEvents = listReceivedEvents(html);
  return (
    <InspectorSection title="Messages" foldable>
      <div className="code-here">
        <p>
          <b>Panel to game.</b> Add <code>data-event</code> to an element to send a message when it’s clicked,
          or call this in the panel’s script:
        </p>
        <CodeLine code={`playloom.send('${sent[0] ?? 'buy'}', 'sword');`} />
        <p>
          Receive it in a script like this, or in a rule with “The panel {name} sends {sent[0] ?? 'buy'}”:
        </p>
        <CodeLine
          code={`on('panelSendsEvent', { panel: '${name}' }, ({ triggeringPlayer, panelEvent, eventValue }) => {\n  console.log(panelEvent, eventValue);\n});`}
        />
        <p>
          <b>Game to panel.</b> The panel receives <code>{'{ event, value }'}</code>:
        </p>
        <CodeLine code={`messages.sendToPanel('${name}', '${receivedEvents[0] ?? 'coins'}', 5);`} />
        <CodeLine
          code={`addEventListener('message', ({ data }) => {\n  if (data.event === '${receivedEvents[0] ?? 'coins'}') show(data.value);\n});`}
        />
        <p>
          <b>Open and close the panel</b> with <code>messages.openPanel('{name}')</code> and{' '}
          <code>closePanel</code>. When a player closes it, the game receives the event <code>close</code>.
        </p>
        <p className="ed-hint">
          A panel can’t access the network, storage, or the rest of the page. It can only use its own HTML,
          styles, script, and images.{' '}
          <a href="/docs/reference/triggers#panel-sends-event" target="_blank" rel="noreferrer">
            Reference
          </a>
        </p>
      </div>
    </InspectorSection>
  );
}
