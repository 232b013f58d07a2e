import type { IncomingMessage } from 'node:http';

/** Where a request comes from: behind so many proxies, what the outermost of them has seen. */
export function addressOf(proxies: number): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const [passed] = [headers['x-forwarded-for']].flat();
    const seen = passed?.split(',').map((part) => part.trim()) ?? [];
    return (proxies > 0 ? seen.at(-proxies) : undefined) ?? socket.remoteAddress ?? '';
  };
}
