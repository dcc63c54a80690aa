import { describeTransportTests } from '../testing/describeTransportTests.ts';
import { createMemoryTransportPair } from './createMemoryTransportPair.ts';
import { createPortTransport, type PortLike } from './createPortTransport.ts';

declare const MessageChannel: new () => { readonly port1: PortLike; readonly port2: PortLike };

describeTransportTests('memory', () => {
  const [near, far] = createMemoryTransportPair();
  return Promise.resolve({ near, far });
});

describeTransportTests('MessagePort', () => {
  const { port1, port2 } = new MessageChannel();
  return Promise.resolve({
    near: createPortTransport(port1),
    far: createPortTransport(port2),
    end() {
      port1.close();
    },
  });
});
