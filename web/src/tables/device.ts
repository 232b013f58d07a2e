import { signal } from '@preact/signals';
import { forget, recall, remember } from '../storage.ts';

/** Who this device is to the server: its public id, its name, and the token that proves it. */
export interface Identity {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

const NAME = 'hoard.name';
const IDENTITY = 'hoard.identity';

/** How the person at this device wants to be called; empty until they say. */
export const myName = signal(recall(NAME) ?? '');

export function callMe(name: string): void {
  myName.value = name.trim().slice(0, 24);
  remember(NAME, myName.value);
}

export function identity(): Identity | undefined {
  const kept = recall(IDENTITY);
  return kept === null ? undefined : (JSON.parse(kept) as Identity);
}

export function keepIdentity(identity: Identity): void {
  remember(IDENTITY, JSON.stringify(identity));
}

export function forgetIdentity(): void {
  forget(IDENTITY);
}
