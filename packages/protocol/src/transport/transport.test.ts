import { testTransport } from '../testing/testTransport.ts';
import { createMemoryPair } from './createMemoryPair.ts';
import { createPortTransport, type PortLike } from './createPortTransport.ts';

declare const MessageChannel: new () => { readonly port1: PortLike; readonly port2: PortLike };

testTransport('memory', () => {
  const [near, far] = createMemoryPair();
  return Promise.resolve({ near, far });
});

testTransport('MessagePort', () => {
  const { port1, port2 } = new MessageChannel();
  return Promise.resolve({
    near: createPortTransport(port1),
    far: createPortTransport(port2),
    end() {
      port1.close();
    },
  });
});
