import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** Somebody with a device of their own. */
export interface Guest {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: readonly string[]; // of the browser about the page
}

export interface Wishes extends BrowserContextOptions {
  readonly excuse?: RegExp; // a complaint that the test itself causes
}

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Opens a device, and listens to all its browser has to complain about: errors, warnings, requests that leave the server. */
export async function arrive(browser: Browser, address: string, { excuse, ...wishes }: Wishes = {}): Promise<Guest> {
  const usual = { locale: 'en', viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ baseURL: address, ...usual, ...wishes });
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!excuse?.test(text)) complaints.push(text);
  };
  context.on('console', (said) => {
    if (said.type() === 'error' || said.type() === 'warning') complain(`${said.text()} (${said.location().url})`);
  });
  context.on('weberror', (error) => complain(String(error.error().stack)));
  const stays = (url: string) => new URL(url).host === new URL(address).host || url.startsWith(`blob:${address}`);
  context.on('request', (request) => {
    if (!stays(request.url())) complain(`a request to ${request.url()}`);
  });
  context.on('page', (page) =>
    page.on('websocket', (socket) => {
      if (!stays(socket.url())) complain(`a socket to ${socket.url()}`);
    }),
  );
  return { page: await context.newPage(), context, complaints };
}
