import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

/** A free port of this machine's own address, so that an open preview or another run does not conflict. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
